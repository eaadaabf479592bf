import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { envExample, readConfig } from './config.ts';

test('everything has a default with which the program runs on a bare machine', () => {
  expect(readConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, DATA_DIR: './.data', BILLING: 'open' });
});

test('an empty variable counts as left out', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ PORT: 3000 });
});

test('every bad variable is named at once', () => {
  const read = () => readConfig({ PORT: 'eighty', BILLING: 'free', DATABASE_URL: 'mysql://x' });
  expect(read).toThrow(/PORT/);
  expect(read).toThrow(/BILLING/);
  expect(read).toThrow(/DATABASE_URL/);
});

test('a provider of language models without what it needs is named', () => {
  expect(() => readConfig({ AI_PROVIDER: 'anthropic' })).toThrow(
    /AI_MODEL: Needed with AI_PROVIDER=anthropic[\s\S]*AI_API_KEY/,
  );
  expect(() => readConfig({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.1' })).toThrow(/AI_BASE_URL/);
  expect(
    readConfig({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x', AI_BASE_URL: 'http://127.0.0.1:1/v1' }),
  ).toBeDefined();
});

test('.env.example says what the configuration says', () => {
  const file = join(import.meta.dirname, '../.env.example');
  expect(readFileSync(file, 'utf8'), 'print it anew with: npm run admin -- env > .env.example').toBe(envExample());
});
