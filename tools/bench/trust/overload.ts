/** Three times what the dear calls can carry, at a constant rate whatever comes back, beside cheap calls that must not feel it. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { different } from '../different.ts';
import { newMember, PASSWORD, percentile } from './member.ts';
import { killAll, type RunningServer, startServer } from './running-server.ts';

const CAPACITY_FOR_MS = 5_000;
const TIMES = 3;
const QUIET_MS = 3_000;
const RECOVER_WITHIN_MS = 10_000;

interface Load {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: () => string;
  /** Callers at once while the capacity is measured. */
  callers?: number;
}

interface Answers {
  statuses: Map<number, number>;
  timesOfGood: number[];
  withoutRetryAfter: number;
}

export async function overload({ seconds }: { seconds: number }): Promise<void> {
  const home = temporaryFolder('car-trust-overload');
  const server = await startServer({ DATA_DIR: home, METRICS: 'on' });
  try {
    const { cookie, dear } = await loadsFor(server);
    await measure(server, cookie, dear, seconds);
  } finally {
    await killAll(server, home);
    rmSync(home, { recursive: true, force: true });
  }
}

async function loadsFor({ origin }: RunningServer): Promise<{ cookie: string; dear: Load[] }> {
  const member = await newMember(origin);
  const photo = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#445' } })
    .jpeg()
    .toBuffer();
  let photos = 0;
  const json = { 'content-type': 'application/json' };
  const dear: Load[] = [
    {
      name: 'diagnosis of words',
      method: 'POST',
      path: '/api/diagnose/text',
      headers: json,
      body: always({ symptoms: 'grinding when I brake and the wheel shakes' }),
      callers: 16,
    },
    {
      name: 'photo',
      method: 'POST',
      path: '/api/diagnose/visual',
      headers: json,
      body: () => {
        photos += 1;
        return `{"description":"a lamp is lit","location":"interior","imageData":"${different(photo, photos)}"}`;
      },
      callers: 2,
    },
    {
      name: 'signing in',
      method: 'POST',
      path: '/api/login',
      headers: json,
      body: always({ username: 'nobody-of-that-name', password: PASSWORD }),
      callers: 2,
    },
  ];
  return { cookie: member.headers.cookie ?? '', dear };
}

const always = (body: object) => {
  const text = JSON.stringify(body);
  return () => text;
};

async function measure(server: RunningServer, cookie: string, dear: Load[], seconds: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const call = (load: Load) => send(agent, server.origin, load);
  const rates: { load: Load; rate: number }[] = [];
  for (const load of dear) {
    const rate = await capacity(() => call(load), load.callers ?? 1);
    // Each alone fills the machine, so three times the machine is one time each of three.
    rates.push({ load, rate: (rate * TIMES) / dear.length });
    console.log(`${load.name}: carries ${rate.toFixed(0)} a second alone`);
  }
  const quiet = probe(server, cookie);
  await sleep(QUIET_MS);
  console.log(`cheap calls alone: ${await quiet()}`);
  const answers = new Map(dear.map((load) => [load, empty()]));
  const before = memoryOf(server);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(server));
  }, 100);
  await stalls(server);
  const busy = probe(server, cookie);
  await run(rates, seconds, call, answers);
  console.log(`cheap calls under load: ${await busy()}`);
  const ended = performance.now();
  while ((await Promise.all(dear.slice(0, 2).map(call))).some(({ status }) => status !== 200)) {
    if (performance.now() - ended > RECOVER_WITHIN_MS) break;
    await sleep(20);
  }
  clearInterval(watch);
  for (const [load, met] of answers) say(load, met);
  console.log(
    `memory ${(before / 1024).toFixed(0)} MB before, ${(most / 1024).toFixed(0)} MB at most, ${(memoryOf(server) / 1024).toFixed(0)} MB after; dear calls are answered again ${(performance.now() - ended).toFixed(0)} ms after the load ended`,
  );
  console.log(
    `in the server: ${await stalls(server)}; logged as failures: ${server.said().split('"level":50').length - 1}`,
  );
  agent.destroy();
}

/** Cheap calls from a process of their own until they are asked what they met. */
function probe({ origin }: RunningServer, cookie: string): () => Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'probe.ts'), origin, cookie], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  return () =>
    new Promise((resolve) => {
      child.once('close', () => resolve(said.trim()));
      child.kill('SIGTERM');
    });
}

const empty = (): Answers => ({ statuses: new Map(), timesOfGood: [], withoutRetryAfter: 0 });

/** Good answers a second of a few callers who each wait for theirs. */
async function capacity(call: () => Promise<Answer>, callers: number): Promise<number> {
  let good = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() - began < CAPACITY_FOR_MS) {
        const { status } = await call();
        if (status > 0 && status < 500) good += 1;
      }
    }),
  );
  return (good * 1_000) / (performance.now() - began);
}

/** Calls at constant rates: those of one hundredth of a second go out together. */
async function run(
  loads: { load: Load; rate: number }[],
  seconds: number,
  call: (load: Load) => Promise<Answer>,
  answers: Map<Load, Answers>,
): Promise<void> {
  const open = new Set<Promise<void>>();
  const sent = new Map<Load, number>();
  const began = performance.now();
  for (;;) {
    const elapsed = (performance.now() - began) / 1_000;
    if (elapsed > seconds) break;
    for (const { load, rate } of loads) {
      for (let due = Math.floor(elapsed * rate) - (sent.get(load) ?? 0); due > 0; due -= 1) {
        sent.set(load, (sent.get(load) ?? 0) + 1);
        const one: Promise<void> = call(load).then((answer) => {
          keep(answers.get(load), answer);
          open.delete(one);
        });
        open.add(one);
      }
    }
    await sleep(10);
  }
  await Promise.race([Promise.all(open), sleep(RECOVER_WITHIN_MS)]);
}

function keep(answers: Answers | undefined, { status, ms, retryAfter }: Answer): void {
  if (!answers) return;
  answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
  if (status < 500 && status > 0) answers.timesOfGood.push(ms);
  else if (retryAfter === undefined) answers.withoutRetryAfter += 1;
}

function say({ name }: Load, answers: Answers): void {
  console.log(
    `${name}: ${JSON.stringify(Object.fromEntries(answers.statuses))}, 99th percentile of those done ${percentile(answers.timesOfGood, 0.99).toFixed(0)} ms, refused without Retry-After ${answers.withoutRetryAfter}`,
  );
}

interface Answer {
  status: number;
  ms: number;
  retryAfter: string | undefined;
}

/** Time counts from when the call was due, waiting for a connection included. */
function send(agent: Agent, origin: string, { method, path, headers, body }: Load): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, retryAfter?: string) =>
      resolve({ status, ms: performance.now() - began, retryAfter });
    const call = request(`${origin}${path}`, { agent, method, headers: headers ?? {}, timeout: 15_000 }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 0, answer.headers['retry-after']));
      answer.once('error', () => done(0));
    });
    call.once('error', () => done(0));
    call.once('timeout', () => call.destroy());
    call.end(body?.());
  });
}

const memoryOf = ({ child }: RunningServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0);

async function stalls({ origin }: RunningServer): Promise<string> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  const by = (cause: string) => of(`event_loop_stalls_total\\{cause="${cause}"\\}`);
  return `stalls over 50 ms since it started: ${by('work')} by its own work, ${by('waiting')} while it waited for a processor, the longest lately ${(of('event_loop_longest_stall_seconds') * 1000).toFixed(0)} ms`;
}
