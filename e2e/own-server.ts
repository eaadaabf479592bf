/** A server of a test's own, beside the one that all others share: with a database of its own, and what an operator types on it. */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';

const ROOT = resolve(import.meta.dirname, '..');
const START_MS = 60_000;

interface OwnServer {
  origin: string;
  /** Runs a tool of the repository on this server's database: `tool('admin', 'make-admin', name)`. */
  tool(name: 'admin' | 'db', ...args: string[]): Promise<string>;
}

/** The same as Playwright's own `test`, against a server that only the tests of one worker use. */
export const test = base.extend<object, { ownServer: OwnServer; serverEnv: Record<string, string> }>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  ownServer: [
    async ({ serverEnv }, use) => {
      const home = mkdtempSync(join(tmpdir(), 'car-diagnostics-own-'));
      const port = await freePort();
      const env = {
        ...process.env,
        PORT: String(port),
        DATA_DIR: home,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'warn',
        ...serverEnv,
      };
      const server = spawn(process.execPath, ['dist/server.mjs'], { cwd: ROOT, env, stdio: 'inherit' });
      const ended = new Promise<void>((done) => void server.once('exit', () => done()));
      const origin = `http://127.0.0.1:${port}`;
      await answering(origin);
      await use({
        origin,
        tool: async (name, ...args) =>
          (await promisify(execFile)(process.execPath, [`tools/${name}.ts`, ...args], { cwd: ROOT, env })).stdout,
      });
      server.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.origin),
});

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function answering(origin: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if ((await fetch(`${origin}/api/health`).catch(() => undefined))?.ok) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error('The server did not start');
}
