/** Three servers over one PostgreSQL and one Valkey behind a proxy: what they share, one killed under load, a new version rolled through. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { type Machinery, type SharingOut, startMachinery, startProxy } from './machinery.ts';
import { type Member, newMember } from './member.ts';
import { type RunningServer, startServer, stopServer } from './running-server.ts';

const SERVERS = 3;
const WRITERS = 8;
/** A garage holds a hundred cars at most. */
const PAUSE_MS = 400;

export async function grow(): Promise<void> {
  const home = temporaryFolder('car-trust-grow');
  const machinery = await startMachinery(home);
  if (!machinery) return rmSync(home, { recursive: true, force: true });
  const proxy = await startProxy();
  const servers: RunningServer[] = [];
  try {
    for (let n = 0; n < SERVERS; n += 1) {
      const server = await startServer(settings(machinery));
      servers.push(server);
      proxy.targets.add(server.origin);
    }
    const members: Member[] = [];
    for (let n = 0; n < WRITERS; n += 1) members.push(await newMember(proxy.origin));
    await shared(proxy, members);
    await underLoad('one of three killed under load', machinery, proxy, members, async () => {
      const [dead] = servers.splice(0, 1);
      if (dead?.child.pid !== undefined) process.kill(-dead.child.pid, 'SIGKILL');
      await sleep(500);
      if (dead) proxy.targets.delete(dead.origin);
    });
    const next = newVersion(home);
    await underLoad('a new version with a migration rolled through', machinery, proxy, members, async () => {
      for (const old of [...servers]) {
        const server = await startServer(settings(machinery), join(next, 'dist/server.mjs'));
        proxy.targets.add(server.origin);
        proxy.targets.delete(old.origin);
        await stopServer(old);
        servers.splice(servers.indexOf(old), 1, server);
      }
    });
    const { rows } = await asked(machinery, "select 1 from information_schema.columns where column_name = 'nickname'");
    console.log(`the new version's column is there: ${rows.length === 1}`);
  } finally {
    await Promise.all(servers.map(stopServer));
    proxy.server.close();
    machinery.stop();
    await sleep(1_500);
    rmSync(home, { recursive: true, force: true });
  }
}

const settings = ({ databaseUrl, redisUrl }: Machinery) => ({
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  RATE_LIMIT: 'on',
});

/** Sessions, keys, counters and limits, whichever server is asked. */
async function shared({ origin, targets }: SharingOut, members: Member[]): Promise<void> {
  const [member] = members;
  if (!member) return;
  const get = (at: string, path: string, headers = member.headers) => fetch(`${at}${path}`, { headers });
  const sessions = await Promise.all([...targets].map(async (at) => (await get(at, '/api/user')).status));
  const key = { ...member.headers, 'idempotency-key': randomUUID() };
  const body = JSON.stringify({ make: 'Ford', model: 'Ka', year: 2010 });
  const copies = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const at = [...targets][n % targets.size] ?? origin;
      return (await fetch(`${at}/api/cars`, { method: 'POST', headers: key, body })).text();
    }),
  );
  const cars = (await (await get(origin, '/api/cars')).json()) as unknown[];
  console.log(`a session opened at one is good at all: ${sessions.join(', ')}`);
  console.log(
    `12 copies of a call with one key, over three servers: ${new Set(copies).size} answer, ${cars.length} car`,
  );
  const post = JSON.stringify({ title: 'Likes are counted', content: 'It squeals when I brake' });
  const made = await fetch(`${origin}/api/community/posts`, { method: 'POST', headers: member.headers, body: post });
  const { id } = (await made.json()) as { id: number };
  await Promise.all(
    members.map(({ headers: { cookie = '' } }) =>
      fetch(`${origin}/api/community/posts/${id}/like`, { method: 'POST', headers: { cookie } }),
    ),
  );
  const read = (await (await get(origin, `/api/community/posts/${id}`)).json()) as { post: { likes: number } };
  console.log(`${members.length} likes through three servers: ${read.post.likes}`);
  let allowed = 0;
  while ((await get(origin, '/api/premium-status', { 'x-client-id': 'eager' })).ok) allowed += 1;
  console.log(`a limit of 400 a minute, over three servers: ${allowed} let in`);
}

/** Writes all the while, then looks whether what was acknowledged is there. */
async function underLoad(
  what: string,
  machinery: Machinery,
  proxy: SharingOut,
  members: Member[],
  event: () => Promise<void>,
) {
  const kept: string[] = [];
  const statuses = new Map<number, number>();
  let over = false;
  const work = members.map(async ({ headers }) => {
    for (let wait = 0; !over; await sleep(wait)) {
      const model = randomUUID();
      const status = await fetch(`${proxy.origin}/api/cars`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ make: 'Ford', model, year: 2010 }),
      }).then(
        async (answer) => {
          await answer.text();
          if (answer.ok) kept.push(model);
          return answer.status;
        },
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      wait = PAUSE_MS;
    }
  });
  await sleep(1_000);
  await event();
  await sleep(1_000);
  over = true;
  await Promise.all(work);
  const { rows } = await asked(machinery, 'select model from cars');
  const found = new Set(rows.map(({ model }) => model));
  console.log(
    `${what}: answers ${JSON.stringify(Object.fromEntries(statuses))} (0: cut off before an answer); acknowledged ${kept.length}, lost ${kept.filter((model) => !found.has(model)).length}`,
  );
}

async function asked({ databaseUrl }: Machinery, question: string): Promise<{ rows: { model?: string }[] }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return { rows };
}

/** This version with one migration more, in a folder of its own. */
function newVersion(home: string): string {
  const root = join(home, 'next');
  mkdirSync(join(root, 'server/db'), { recursive: true });
  cpSync('dist', join(root, 'dist'), { recursive: true });
  cpSync('server/db/migrations', join(root, 'server/db/migrations'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const file = join(root, 'server/db/migrations/meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };
  const last = journal.entries.at(-1);
  if (last) journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1_000, tag: '9999_bench' });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(root, 'server/db/migrations/9999_bench.sql'), 'ALTER TABLE "cars" ADD COLUMN "nickname" text;');
  return root;
}
