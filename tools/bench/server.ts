/** Diagnoses a second through HTTP as a share of a trivial JSON route of the same server, pairs in alternation; and the start. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { medianOf } from './median.ts';

const PORT = 4391;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const PAIRS = 5;
const SECONDS = 3;
const CLIENTS = 8;

export async function measureServer(): Promise<void> {
  if (await answers()) throw new Error(`Something answers on port ${PORT} already; it would be measured instead.`);
  const home = mkdtempSync(join(tmpdir(), 'car-diagnostics-bench-'));
  const start = () =>
    spawn(process.execPath, ['dist/server.mjs'], {
      env: { ...process.env, PORT: String(PORT), DATA_DIR: home, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  try {
    console.log(`first start to first answer ${(await timeToAnswer(start)).toFixed(0)} ms (makes the database)`);
    const running = start();
    const began = performance.now();
    await answering();
    console.log(`start to first answer ${(performance.now() - began).toFixed(0)} ms`);
    await throughput();
    await stopped(running);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function timeToAnswer(start: () => ReturnType<typeof spawn>): Promise<number> {
  const began = performance.now();
  const server = start();
  await answering();
  const taken = performance.now() - began;
  await stopped(server);
  return taken;
}

const answers = async (): Promise<boolean> => (await fetch(`${ORIGIN}/api/health`).catch(() => undefined))?.ok ?? false;

/** Until the server says that it is healthy. */
async function answering(): Promise<void> {
  for (;;) {
    if (await answers()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const stopped = (server: ReturnType<typeof spawn>) =>
  new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });

async function throughput(): Promise<void> {
  const body = JSON.stringify({ symptoms: 'grinding when I brake and the wheel shakes' });
  const shares: number[] = [];
  const diagnoses: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const trivial = await load('/api/premium-status', {});
    const diagnosis = await load('/api/diagnose/text', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    shares.push(diagnosis / trivial);
    diagnoses.push(diagnosis);
  }
  console.log(
    `diagnoses through HTTP: median ${medianOf(diagnoses).toFixed(0)} a second, ${(medianOf(shares) * 100).toFixed(0)} % of a trivial JSON route (median of ${PAIRS} pairs)`,
  );
}

/** Good answers a second. */
async function load(path: string, options: Partial<autocannon.Options>): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url: `${ORIGIN}${path}`,
    connections: CLIENTS,
    duration: SECONDS,
    ...options,
  });
  if (non2xx > 0) throw new Error(`${non2xx} answers of ${path} were not good`);
  return requests.average;
}
