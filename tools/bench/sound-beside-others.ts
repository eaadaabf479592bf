/**
 * What a trivial call feels of four callers who send recordings without pause. Server, senders and the one who measures are programs of
 * their own and share the machine's processors. Who measures would in life sit at another machine, so it is also told how long the
 * calls took without the time for which its own program waited for a processor.
 */
import { fork } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { buildAll } from '../build/all.ts';
import { medianOf } from './median.ts';
import { percentile } from './trust/member.ts';
import { killAll, startServer } from './trust/running-server.ts';

const WINDOWS = 5;
const WINDOW_MS = 5_000;
const EVERY_MS = 10;
const CALLERS = 4;
const TRIVIAL = '/api/health';

/** 99th percentiles of one window. */
interface Felt {
  whole: number;
  /** Less the caller's own waiting for a processor. */
  server: number;
}

/** Quiet and loud by turns at one pace of trivial calls, since the machine itself is not always the same. */
export async function whileOthersSend(clip: Buffer): Promise<void> {
  await buildAll();
  const home = temporaryFolder('sound-bench');
  const clipFile = join(home, 'clip');
  writeFileSync(clipFile, clip);
  const server = await startServer({ DATA_DIR: join(home, 'data') });
  try {
    await felt(server.origin);
    await warm(server.origin, clipFile);
    const [quiet, loud]: [Felt[], Felt[]] = [[], []];
    const statuses: Record<string, number> = {};
    for (let turn = 0; turn < WINDOWS; turn += 1) {
      quiet.push(await felt(server.origin));
      const senders = sendersTo(server.origin, clipFile);
      await sleep(500);
      loud.push(await felt(server.origin));
      for (const [status, count] of Object.entries(await senders.stop()))
        statuses[status] = (statuses[status] ?? 0) + count;
    }
    tell('as called', quiet, loud, 'whole');
    if (ownWaitingMs() > 0) tell("without the caller's own waiting for a processor", quiet, loud, 'server');
    console.log(
      `recordings answered: ${JSON.stringify(statuses)}; ${availableParallelism()} processors, load average ${loadavg()[0]?.toFixed(1)}`,
    );
  } finally {
    await killAll(server, join(home, 'data'));
    rmSync(home, { recursive: true, force: true });
  }
}

function tell(how: string, quiet: readonly Felt[], loud: readonly Felt[], which: keyof Felt): void {
  const [idle, busy] = [medianOf(quiet.map((one) => one[which])), medianOf(loud.map((one) => one[which]))];
  const each = quiet.map((one, at) => `${one[which].toFixed(1)}/${(loud[at]?.[which] ?? 0).toFixed(1)}`).join(', ');
  console.log(
    `99th percentile of ${TRIVIAL}, ${how}: ${idle.toFixed(1)} ms alone, ${busy.toFixed(1)} ms while ${CALLERS} send recordings, ${(busy / idle).toFixed(1)} times (medians of ${WINDOWS} windows: ${each})`,
  );
}

/** Everything that is compiled on its first use has been used. */
async function warm(origin: string, clipFile: string): Promise<void> {
  const senders = sendersTo(origin, clipFile);
  await sleep(WINDOW_MS);
  await senders.stop();
}

function sendersTo(origin: string, clipFile: string) {
  const child = fork(new URL('./send-recordings.ts', import.meta.url), [origin, clipFile, String(CALLERS)]);
  return {
    /** How many answers of each status there were. */
    stop: () =>
      new Promise<Record<string, number>>((resolve) => {
        child.once('message', (statuses) => resolve(statuses as Record<string, number>));
        child.send('stop');
      }),
  };
}

/** The trivial call at an even pace, whatever the ones before are doing. */
async function felt(origin: string): Promise<Felt> {
  const agent = new Agent({ keepAlive: true });
  const whole: number[] = [];
  const server: number[] = [];
  const calls: Promise<void>[] = [];
  const ends = performance.now() + WINDOW_MS;
  while (performance.now() < ends) {
    const [began, waited] = [performance.now(), ownWaitingMs()];
    calls.push(
      called(origin, agent).then(() => {
        const took = performance.now() - began;
        whole.push(took);
        server.push(Math.max(0, took - (ownWaitingMs() - waited)));
      }),
    );
    await sleep(EVERY_MS);
  }
  await Promise.all(calls);
  agent.destroy();
  return { whole: percentile(whole, 0.99), server: percentile(server, 0.99) };
}

/** For how long this thread was ready to run and was not let; Linux tells. */
function ownWaitingMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

function called(origin: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(origin + TRIVIAL, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve());
    })
      .once('error', reject)
      .end();
  });
}
