/** Who may call what: docs/security/access.md is the table, and every cell of it is tried here. A route without a row fails. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deletionToken } from '#contract/accounts.ts';
import { CANARY, type Cast, cast, ROLES, type Role } from './testing/cast.ts';
import { testApp } from './testing/test-app.ts';

const server = testApp({ env: { BILLING: 'enforced' } });

const FILE = join(import.meta.dirname, '../docs/security/access.md');
const REFUSALS = new Set([401, 402, 403, 404]);
const NOBODYS_ID = 9_007_199_254_740_991;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What stands in the place of a path's `:name`, for paths that begin so; the first that fits. */
const NAMED: [begins: string, named: (owned: Cast['owned']) => string | number][] = [
  ['/api/cars/', ({ car }) => car],
  ['/api/sessions/', ({ session }) => session],
  ['/api/community/posts/', ({ post }) => post],
  ['/api/community/comments/', ({ comment }) => comment],
  ['/api/qa/questions/', ({ question }) => question],
  ['/api/qa/answers/', ({ answer }) => answer],
  ['/api/experts/', ({ profile }) => profile],
  ['/api/admin/experts/', ({ profile }) => profile],
  ['/api/tutorials/', () => encodeURIComponent('brakes/replace-front-pads')],
  ['/api/codes/', () => 'P0301'],
];

/** Bodies with which a call gets as far as asking whose it is; without one here it gets `{}`, which is enough to be let in or not. */
const BODIES: Record<string, (cast: Cast) => object> = {
  'POST /api/cars': () => ({ make: 'Ford', model: 'Ka', year: 2010 }),
  'PUT /api/car': ({ owned }) => ({ id: owned.car }),
  'POST /api/user-delete': ({ ids }) => ({ userId: ids.member }),
  'PATCH /api/community/posts/:id': () => ({ title: 'Another title', content: 'It squeals when I brake' }),
  'POST /api/community/posts/:postId/comments': () => ({ content: 'Mine too' }),
  'PATCH /api/community/comments/:id': () => ({ content: 'Mine too' }),
  'PATCH /api/qa/questions/:id': () => ({
    title: 'Why does it squeal when I brake?',
    content: 'It squeals whenever I brake gently',
    category: 'brakes',
  }),
  'POST /api/qa/questions/:id/close': () => ({ closed: true }),
  'POST /api/qa/questions/:questionId/answers': () => ({ content: 'Have a look at the front pads first.' }),
  'PATCH /api/qa/answers/:id': () => ({ content: 'Have a look at the front pads first.' }),
  'POST /api/admin/experts/:id/verified': () => ({ verified: true }),
  'POST /api/diagnose/text': ({ owned }) => ({ symptoms: 'grinding when I brake', carId: owned.car }),
  'POST /api/sessions/:id/outcome': () => ({ text: 'It was the pads' }),
};

interface Row {
  call: string;
  cells: Record<Role, string>;
}

const rows: Row[] = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => /^\| `(GET|POST|PUT|PATCH|DELETE) /.test(line))
  .map((line) => {
    const [call = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''));
    return { call, cells: Object.fromEntries(ROLES.map((role, at) => [role, cells[at] ?? ''])) as Row['cells'] };
  });

test('every route that is served has a row, and every row is a route', async () => {
  const served = server.app.house.endpoints.map(({ method, path }) => `${method} ${path}`);
  const inTable = new Set(rows.map(({ call }) => call));
  const missing = await Promise.all(served.filter((call) => !inTable.has(call)).map(rowOf));
  expect(missing, 'put these into docs/security/access.md if that is who may call it').toEqual([]);
  expect(rows.map(({ call }) => call).filter((call) => !served.includes(call))).toEqual([]);
});

test.each(rows)('$call', async ({ call, cells }) => {
  const changes = !call.startsWith('GET ');
  let people = await cast(server);
  for (const role of ROLES) {
    const before = changes && (await whatIsOwned(people.ids.member));
    const { status, body } = await ask(call, role, people);
    expect({ role, cell: cellOf(status) }, `${call}: ${body}`).toEqual({ role, cell: cells[role] });
    expect(status, body).toBeLessThan(500);
    if (role !== 'member') expect(body).not.toContain(CANARY);
    // That it belongs to somebody else is not told.
    if (status === 404 && /:\w*[iI]d\b/.test(call)) expect((await ask(call, role, people, NOBODYS_ID)).body).toBe(body);
    if (!changes) continue;
    if (cells[role] === 'yes') people = await cast(server);
    else expect(await whatIsOwned(people.ids.member), `${role} changed something`).toEqual(before);
  }
});

const cellOf = (status: number) => (REFUSALS.has(status) ? String(status) : 'yes');

/** The row as it is now. */
async function rowOf(call: string): Promise<string> {
  const cells: string[] = [];
  for (const role of ROLES) cells.push(cellOf((await ask(call, role, await cast(server))).status));
  return `| \`${call}\` | ${cells.join(' | ')} |`;
}

async function ask(call: string, role: Role, people: Cast, named?: number) {
  const [method, path] = call.split(' ') as [Method, string];
  const body = method === 'GET' ? undefined : (BODIES[call]?.(people) ?? {});
  const answer = await server.app.inject({
    method,
    url: addressOf(call, path, people, named),
    headers: people.headers[role],
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.body };
}

function addressOf(call: string, path: string, people: Cast, named: number | undefined): string {
  if (call === 'POST /api/user-delete')
    return `${path}?token=${encodeURIComponent(deletionToken(people.ids.member, server.time.now))}`;
  return path.replace(/:\w+/, () => {
    const of = NAMED.find(([begins]) => path.startsWith(begins))?.[1];
    if (of === undefined) throw new Error(`Say in NAMED of server/access.test.ts what ${path} names`);
    return String(named ?? of(people.owned));
  });
}

/** A fingerprint of every row that is the member's. */
async function whatIsOwned(userId: number): Promise<unknown> {
  const { rows: tables } = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  const parts = tables.map(
    ({ name }) => sql`select ${name} as name, md5(string_agg(t::text, '|' order by t::text)) as hash
                      from ${sql.identifier(name)} as t where user_id = ${userId}`,
  );
  return (await server.db.execute(sql.join(parts, sql` union all `))).rows;
}
