/** Kills the server and its database in mid-write, again and again, and looks whether anything acknowledged is missing. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { type Member, newMember, percentile } from './member.ts';
import { killAll, startServer } from './running-server.ts';

const WRITERS = 8;
const NEW_MEMBERS_EVERY = 10;
/** Somewhere within this time after the writers began, everything dies. */
const KILL_WITHIN_MS = 1_500;

type Table = 'cars' | 'community_posts' | 'diagnostic_sessions';

interface Write {
  table: Table;
  path: string;
  body: object;
  key: string;
  mark: string;
  member: Member;
}

const writes: ((mark: string) => Pick<Write, 'table' | 'path' | 'body'>)[] = [
  (mark) => ({ table: 'cars', path: '/api/cars', body: { make: 'Ford', model: mark, year: 2012 } }),
  (mark) => ({
    table: 'community_posts',
    path: '/api/community/posts',
    body: { title: mark, content: `Squeal ${mark}` },
  }),
  (mark) => ({
    table: 'diagnostic_sessions',
    path: '/api/diagnose/text',
    body: { symptoms: `${mark} grinding when I brake and the wheel shakes` },
  }),
];
const MARKED = {
  cars: 'model',
  community_posts: 'title',
  diagnostic_sessions: 'input_content',
} satisfies Record<Table, string>;

export async function crash({ kills, minutes }: { kills: number; minutes: number }): Promise<void> {
  const home = temporaryFolder('car-trust-crash');
  const env = { DATA_DIR: home };
  const starts: number[] = [];
  const acknowledged: Write[] = [];
  const unanswered: Write[] = [];
  const refused = new Map<number, number>();
  const again = new Map<number, number>();
  let server = await startServer(env);
  const first = server.startedInMs;
  try {
    let members: Member[] = [];
    const end = performance.now() + minutes * 60_000;
    for (let kill = 0; kill < kills && performance.now() < end; kill += 1) {
      // A garage holds a hundred cars at most.
      if (kill % NEW_MEMBERS_EVERY === 0)
        members = await Promise.all(Array.from({ length: WRITERS }, () => newMember(server.origin)));
      let dead = false;
      const { origin } = server;
      const work = members.map(async (member, at) => {
        for (let turn = kill + at; !dead; turn += 1) {
          const mark = `m${randomUUID()}`;
          const write = writes[turn % writes.length];
          if (!write) return;
          const call: Write = { ...write(mark), key: randomUUID(), mark, member };
          const status = await send(origin, call);
          if (status === undefined) unanswered.push(call);
          else if (status < 300) acknowledged.push(call);
          else refused.set(status, (refused.get(status) ?? 0) + 1);
        }
      });
      await sleep(Math.random() * KILL_WITHIN_MS);
      dead = true;
      await killAll(server, home);
      await Promise.all(work);
      server = await startServer(env);
      starts.push(server.startedInMs);
    }
    for (const call of unanswered) {
      const status = (await send(server.origin, call)) ?? 0;
      again.set(status, (again.get(status) ?? 0) + 1);
    }
    await report(home, acknowledged, unanswered);
  } finally {
    await killAll(server, home);
    rmSync(home, { recursive: true, force: true });
  }
  console.log(`other answers while writing: ${JSON.stringify(Object.fromEntries(refused))}`);
  console.log(`answers to what was sent again: ${JSON.stringify(Object.fromEntries(again))}`);
  console.log(
    `start after a kill: median ${percentile(starts, 0.5).toFixed(0)} ms, 95th percentile ${percentile(starts, 0.95).toFixed(0)} ms, longest ${Math.max(...starts).toFixed(0)} ms (${starts.length} kills); first start ${first.toFixed(0)} ms`,
  );
}

/** The status, or nothing when no answer came. */
async function send(origin: string, { path, body, key, member }: Write): Promise<number | undefined> {
  try {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...member.headers, 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

async function report(home: string, acknowledged: Write[], unanswered: Write[]): Promise<void> {
  const client = new Client({ host: join(home, 'socket'), user: 'app', database: 'app' });
  await client.connect();
  const found = new Map<string, number>();
  for (const [table, column] of Object.entries(MARKED)) {
    const { rows } = await client.query<{ mark: string; times: number }>(
      `select substring(${column} from 1 for 37) as mark, count(*)::int as times from ${table} group by 1`,
    );
    for (const { mark, times } of rows) found.set(mark, times);
  }
  const times = ({ mark }: Write) => found.get(mark) ?? 0;
  const { rows } = await client.query<{ half: number }>(
    `select count(*)::int as half from diagnostic_sessions s
     where completed_at is not null and jsonb_array_length(result->'results') <>
       (select count(*) from diagnostic_results r where r.session_id = s.id)`,
  );
  await client.end();
  console.log(
    `acknowledged writes ${acknowledged.length}: lost ${acknowledged.filter((write) => times(write) === 0).length}, doubled ${acknowledged.filter((write) => times(write) > 1).length}`,
  );
  console.log(`answered diagnoses stored without all their results: ${rows[0]?.half ?? 'unknown'}`);
  console.log(
    `calls that got no answer ${unanswered.length}, sent again with their keys: missing ${unanswered.filter((write) => times(write) === 0).length}, doubled ${unanswered.filter((write) => times(write) > 1).length}`,
  );
}
