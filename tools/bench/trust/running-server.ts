/** The built server as a program of its own, in a process group of its own, so that a part can kill it as a machine would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 20;
const groups = new Set<number>();

/** A bench that is told to stop takes its servers along. */
process.once('SIGTERM', () => {
  for (const pid of groups) kill(-pid);
  process.exit(1);
});

export interface RunningServer {
  origin: string;
  child: ChildProcess;
  /** From the start of the program to its first healthy answer. */
  startedInMs: number;
  /** What it printed. */
  said: () => string;
  exited: Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

/** Starts it without waiting for anything but the process. */
export async function spawnServer(env: Record<string, string>, program = 'dist/server.mjs') {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, RATE_LIMIT: 'off', LOG_LEVEL: 'warn', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const { pid } = child;
  if (pid !== undefined) groups.add(pid);
  const exited = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      if (pid !== undefined) groups.delete(pid);
      resolve(code);
    }),
  );
  return { origin: `http://127.0.0.1:${port}`, child, said: () => said, exited };
}

/** Starts it and waits until it is healthy; throws what it printed when it stops before. */
export async function startServer(env: Record<string, string>, program?: string): Promise<RunningServer> {
  const began = performance.now();
  const server = await spawnServer(env, program);
  for (;;) {
    if (await isHealthy(server.origin)) return { ...server, startedInMs: performance.now() - began };
    if (server.child.exitCode !== null || server.child.signalCode !== null)
      throw new Error(`The server did not start. It said:\n${server.said()}`);
    await sleep(LOOK_AGAIN_MS);
  }
}

export const isHealthy = async (origin: string): Promise<boolean> =>
  (await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined))?.ok ?? false;

/** Ends it in good order. */
export async function stopServer({ child, exited }: Pick<RunningServer, 'child' | 'exited'>): Promise<number | null> {
  child.kill('SIGTERM');
  return exited;
}

/** kill -9 for the whole group, and for every process of the embedded database of this folder. */
export async function killAll({ child, exited }: RunningServer, dataDir: string): Promise<void> {
  for (const pid of [...(child.pid === undefined ? [] : [-child.pid]), ...databaseProcesses(dataDir)]) kill(pid);
  await exited;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It went by itself.
  }
}

/** Those that work in the database's folder (Linux tells). */
export const databaseProcesses = (dataDir: string): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return (
          pid > 0 &&
          readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir) &&
          readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
        );
      } catch {
        return false;
      }
    });
