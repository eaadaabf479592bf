/** With a language model configured the owner is asked once; then the same chat speaks through it, and the ranking stays ours. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';

const SAYS = 'Valves and their lifters tick when they have a little too much room.';
const PORT = 4397;
const APP = `http://127.0.0.1:${PORT}`;

let model: Server;
let app: ChildProcess;
/** Everything that left the house. */
const sent: string[] = [];
let hanging = false;

const event = (choice: object) =>
  `data: ${JSON.stringify({ id: 'x', created: 1, model: 'fake', choices: [choice] })}\n\n`;

function answer(body: string, response: ServerResponse): void {
  if (hanging) return;
  if (!JSON.parse(body).stream) {
    const message = { role: 'assistant', content: '{"signs":[]}' };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        JSON.stringify({ id: 'x', created: 1, model: 'fake', choices: [{ index: 0, message, finish_reason: 'stop' }] }),
      );
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of `${SAYS} It is perfectly safe to drive for £5.`.match(/.{1,9}/g) ?? [])
    response.write(event({ index: 0, delta: { role: 'assistant', content: piece }, finish_reason: null }));
  response.end(`${event({ index: 0, delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
}

test.beforeAll(async () => {
  model = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      sent.push(body);
      answer(body, response);
    });
  }).listen(0, '127.0.0.1');
  await once(model, 'listening');
  app = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: {
      PATH: process.env.PATH,
      PORT: String(PORT),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'car-diagnostics-model-')),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'fake',
      AI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
      AI_TIMEOUT_MS: '3000',
    },
  });
  while (!(await fetch(`${APP}/api/health`).catch(() => undefined))?.ok) await wait(100);
});

test.afterAll(async () => {
  app.kill('SIGTERM');
  await once(app, 'exit');
  model.closeAllConnections();
  model.close();
});

test.describe.configure({ mode: 'serial' });

async function say(page: Page, words: string) {
  await page.getByPlaceholder('Ask me anything...').fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

const log = (page: Page) => page.getByRole('log');
const cards = (page: Page) => log(page).locator('li strong').allTextContents();

test('nothing is sent before a yes; then the chat speaks through the model and the cards stay the same', async ({
  page,
}) => {
  await page.goto(`${APP}/ai-chat`);
  await expect(page.getByText('May a language model help?')).toBeVisible();
  await say(page, 'it ticks, my number is 07700 900123');
  await expect(log(page).locator('li strong').first()).toBeVisible();
  const own = await cards(page);
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Yes, it may help' }).click();
  await expect(page.getByText('May a language model help?')).toBeHidden();
  await page.getByRole('button', { name: 'New conversation' }).click();
  await say(page, 'it ticks, my number is 07700 900123');
  await expect(log(page).getByText(SAYS)).toBeVisible();
  await expect(log(page).getByText(/with the help of openai-compatible\/fake/)).toBeVisible();
  await expect(log(page).getByText(/perfectly safe/)).toHaveCount(0);
  await expect.poll(() => cards(page)).toEqual(own);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.join('\n')).not.toMatch(/07700|900123/);

  await page.reload();
  await expect(page.getByPlaceholder('Ask me anything...')).toBeVisible();
  await expect(page.getByText('May a language model help?')).toHaveCount(0);

  hanging = true;
  await page.getByRole('button', { name: 'New conversation' }).click();
  await say(page, 'it ticks, my number is 07700 900123');
  await expect(log(page).locator('li strong').first()).toBeVisible();
  await expect.poll(() => cards(page)).toEqual(own);
  await expect(log(page).getByText(/with the help of/)).toHaveCount(0);
  hanging = false;
});

test('whoever says no is not asked again, and nothing is sent; the settings can change it', async ({ page }) => {
  sent.length = 0;
  await page.goto(`${APP}/ai-chat`);
  await page.getByRole('button', { name: 'No, keep it here' }).click();
  await say(page, 'it ticks');
  await expect(log(page).locator('li strong').first()).toBeVisible();
  expect(sent).toEqual([]);
  await page.goto(`${APP}/profile`);
  await page.getByRole('button', { name: /Privacy Settings/ }).click();
  // Leaving the page would cut the call off.
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/api/language-model') && response.request().method() !== 'GET',
  );
  await page.getByRole('switch', { name: 'Help of a Language Model' }).click();
  await kept;
  await page.goto(`${APP}/`);
  await page.getByLabel('Describe the symptoms your car is experiencing').fill('squeals when I brake');
  await page.getByRole('button', { name: 'Diagnose Issue' }).click();
  await expect(page.getByText('Based on your description')).toBeVisible();
  expect(sent.length).toBeGreaterThan(0);
});
