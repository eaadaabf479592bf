/** The built server with an empty database, for as long as something is measured in a browser. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = 4395;

export async function withBuiltServer(measure: (origin: string) => Promise<void>): Promise<void> {
  const origin = `http://127.0.0.1:${PORT}`;
  const home = mkdtempSync(join(tmpdir(), 'car-diagnostics-bench-'));
  const server = spawn(process.execPath, ['dist/server.mjs'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: home, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    while (!(await fetch(`${origin}/api/health`).catch(() => undefined))?.ok)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await measure(origin);
  } finally {
    await stopped(server);
    rmSync(home, { recursive: true, force: true });
  }
}

const stopped = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
