/** npm run bench -- chat: how long an owner waits for the assistant's first word, over real HTTP, on the embedded engine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../build/all.ts';
import { readConversations } from '../score/conversations.ts';

const PORT = 4394;
const WARM_UP = 30;
const MOST_ASKED = 400;

async function measureChat(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'car-diagnostics-chat-bench-'));
  const server = spawn(process.execPath, ['dist/server.mjs'], {
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: home,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      AI_PROVIDER: 'embedded',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    await answering();
    const messages = [...readConversations().values()]
      .flat()
      .flatMap(({ turns }) => turns.map(({ says }) => says))
      .slice(0, MOST_ASKED);
    for (const message of messages.slice(0, WARM_UP)) await firstWordAfter(message);
    const waits: number[] = [];
    for (const message of messages) waits.push(await firstWordAfter(message));
    waits.sort((a, b) => a - b);
    const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))]?.toFixed(1);
    console.log(
      `first streamed word of the assistant over HTTP, ${waits.length} messages one after the other: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, longest ${at(1)} ms`,
    );
  } finally {
    await stopped(server);
    rmSync(home, { recursive: true, force: true });
  }
}

async function answering(): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => undefined))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

const stopped = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });

/** Milliseconds from sending, connecting included, until the first event with words has arrived; nobody waits for the rest. */
const firstWordAfter = (message: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const asked = request(
      {
        port: PORT,
        host: '127.0.0.1',
        path: '/api/ai-chat',
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for “${message}”`));
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
          if (!/event: delta\ndata: .*\S.*\n\n/.test(text)) return;
          resolve(performance.now() - began);
          response.destroy();
        });
        response.on('end', () => reject(new Error(`No word came for “${message}”`)));
        response.on('error', () => undefined);
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify({ message, conversationHistory: [] }));
  });

await buildAll();
await measureChat();
