/** Calls made from the server's own API document, fitting and hostile, as a guest and as a member. */
import { rmSync } from 'node:fs';
import * as fc from 'fast-check';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { hostileQuery, type Schema, valuesFor } from './arbitrary.ts';
import { newMember, percentile } from './member.ts';
import { killAll, startServer } from './running-server.ts';

const AT_ONCE = 12;
const BATCH = 200;
/** Hashing takes a tenth of a second on purpose. */
const SLOW = /register|login|password/;
/** These end the session they come with, the opening of another account too: they are made as a guest. */
const ENDS_IT = /logout|user-delete|register|login/;
/** After so many calls of the member's it is looked whether all of them were answered as a member's. */
const LOOK_EVERY = 25;
/** What tells how the server is made. */
const LEAK = /\bat [\w.<>]+ \(|node_modules|\.mjs:|\.ts:\d|pg_catalog|syntax error at|insert into|Failed query|argon2/i;
const SLOWEST_MS = 10_000;

interface Operation {
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}
interface Call {
  method: string;
  path: string;
  body: string | undefined;
}

export async function fuzz({ requests, minutes }: { requests: number; minutes: number }): Promise<void> {
  const home = temporaryFolder('car-trust-fuzz');
  const server = await startServer({ DATA_DIR: home, METRICS: 'on' });
  let member = await newMember(server.origin);
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const times: number[] = [];
  /** What the member called since the last look, and what it is known of the rest. */
  const asked = { since: 0, asMember: 0, unsure: 0 };
  const seed = Date.now() % 2 ** 31;
  console.log(`seed ${seed}`);
  try {
    const document = (await (await fetch(`${server.origin}/api/docs`)).json()) as Document;
    const calls = endless(document, seed);
    let left = requests;
    const end = performance.now() + minutes * 60_000;
    /** Whoever was signed out signs in anew; what was called meanwhile may have been answered as a guest's. */
    const look = async () => {
      const { since } = asked;
      asked.since = 0;
      const { status } = await send(
        server.origin,
        { method: 'GET', path: '/api/user', body: undefined },
        member.headers,
      );
      asked[status === 200 ? 'asMember' : 'unsure'] += since;
      if (status === 401) member = await newMember(server.origin);
    };
    const began = performance.now();
    const one = async () => {
      while (left-- > 0 && performance.now() < end) {
        const call = calls.next().value;
        const asMember = left % 2 === 0 && !ENDS_IT.test(call.path);
        const headers = asMember ? member.headers : { 'content-type': 'application/json' };
        const sentAt = performance.now();
        const said = await send(server.origin, call, headers);
        times.push(performance.now() - sentAt);
        statuses.set(said.status, (statuses.get(said.status) ?? 0) + 1);
        if (asMember && ++asked.since >= LOOK_EVERY) await look();
        const shed = said.status === 503 && said.retryAfter !== null;
        if ((said.status >= 500 && !shed) || said.status === 0 || LEAK.test(said.text))
          wrong.push(
            `${said.status} ${call.method} ${call.path} ${call.body?.slice(0, 300)} → ${said.text.slice(0, 300)}`,
          );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    const seconds = (performance.now() - began) / 1_000;
    await look();
    console.log(
      `answers by status: ${JSON.stringify(Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)))}`,
    );
    console.log(
      `${times.length.toLocaleString('en-GB')} requests: ${wrong.length} wrong (5xx, no answer, inner detail); 99th percentile ${percentile(times, 0.99).toFixed(0)} ms, slowest ${percentile(times, 1).toFixed(0)} ms`,
    );
    console.log(
      `${((seconds * 1_000) / times.length).toFixed(1)} s a thousand; as a member ${asked.asMember.toLocaleString('en-GB')}, perhaps as a guest though sent as a member ${asked.unsure.toLocaleString('en-GB')}`,
    );
    for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    console.log(
      `stalls of the event loop by its own work: ${/event_loop_stalls_total\{cause="work"\} (\d+)/.exec(metrics)?.[1] ?? 'not counted'}`,
    );
    console.log(`logged as failures: ${server.said().split('"level":50').length - 1}`);
  } finally {
    await killAll(server, home);
    rmSync(home, { recursive: true, force: true });
  }
}

/** Calls in turn over all operations, the same again from the same seed. */
function* endless(document: Document, seed: number): Generator<Call, never> {
  const makers = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, arbitrary: callsOf(path, method, operation) })),
  );
  for (let round = 0; ; round += 1)
    for (const { path, arbitrary } of makers) {
      const numRuns = SLOW.test(path) ? 1 : BATCH / 10;
      yield* fc.sample(arbitrary, { seed: seed + round, numRuns });
    }
}

function callsOf(path: string, method: string, { parameters, requestBody }: Operation): fc.Arbitrary<Call> {
  const named = parameters.filter((parameter) => parameter.in === 'path');
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const ids = fc.oneof(fc.integer({ min: -1, max: 60 }).map(String), hostileQuery);
  const schema = requestBody?.content['application/json'].schema;
  const body = schema
    ? fc.oneof(
        { weight: 9, arbitrary: valuesFor(schema).map((value) => JSON.stringify(value) ?? 'null') },
        {
          weight: 1,
          arbitrary: fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constant('['.repeat(20_000))),
        },
      )
    : fc.constant(undefined);
  return fc
    .tuple(fc.tuple(...named.map(() => ids)), fc.tuple(...asked.map(({ schema: of }) => queryOf(of))), body)
    .map(([names, values, payload]) => {
      let at = 0;
      const filled = path.replaceAll(/\{\w+\}/g, () =>
        encodeURIComponent((names[at++] ?? '').toWellFormed().slice(0, 200)),
      );
      const query = asked
        .map(({ name }, index) => `${name}=${encodeURIComponent((values[index] ?? '').toWellFormed().slice(0, 2_000))}`)
        .join('&');
      return { method: method.toUpperCase(), path: query ? `${filled}?${query}` : filled, body: payload };
    });
}

const queryOf = (schema: Schema) =>
  fc.oneof(
    valuesFor(schema).map((value) => (typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value))),
    hostileQuery,
  );

async function send(origin: string, { method, path, body }: Call, headers: Record<string, string>) {
  try {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: body === undefined ? without(headers, 'content-type') : headers,
      ...(body !== undefined && { body: body.toWellFormed() }),
      signal: AbortSignal.timeout(SLOWEST_MS),
    });
    const text = (await answer.text()).slice(0, 20_000);
    return { status: answer.status, text, retryAfter: answer.headers.get('retry-after') };
  } catch (error) {
    return { status: 0, text: String(error), retryAfter: null };
  }
}

const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
