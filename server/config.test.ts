import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { envExample, readConfig } from './config.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

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

test('half a key for live part offers is no key, and the other half is named', () => {
  expect(() => readConfig({ EBAY_CLIENT_ID: 'our-app' })).toThrow(/EBAY_CLIENT_SECRET: Needed together/);
  expect(() => readConfig({ EBAY_CLIENT_SECRET: 'our-secret' })).toThrow(/EBAY_CLIENT_ID: Needed together/);
});

test('a secret may come from a file, as a vault hands it in, but not from two places', () => {
  const folder = temporaryFolder('car-config');
  const file = join(folder, 'url');
  writeFileSync(file, 'postgres://app@database/app\n');
  expect(readConfig({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe('postgres://app@database/app');
  expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://app@other/app' })).toThrow(
    /DATABASE_URL: Given twice/,
  );
  expect(() => readConfig({ DATABASE_URL_FILE: join(folder, 'none') })).toThrow(/DATABASE_URL_FILE: ENOENT/);
  rmSync(folder, { recursive: true });
});

test.each([
  ['DATABASE_URL', 'postgres://app@database/app', false],
  ['DATABASE_URL', 'postgres://app@database/app?sslmode=require', false],
  ['DATABASE_URL', 'postgres://app@database/app?sslmode=verify-full', true],
  ['DATABASE_URL', 'postgres://app@localhost/app?host=elsewhere', false],
  ['DATABASE_URL', 'postgres://app@localhost/app?host=/run/postgresql', true],
  ['REDIS_URL', 'redis://counts:6379', false],
  ['REDIS_URL', 'rediss://counts:6379', true],
  ['REDIS_URL', 'redis://127.0.0.1:6379', true],
])('where encryption is asked for inside, %s=%s is accepted: %s', (name, address, accepted) => {
  const read = () => readConfig({ TLS_INSIDE: 'on', [name]: address });
  if (accepted) expect(read).not.toThrow();
  else expect(read).toThrow(new RegExp(`${name}: Must be encrypted`));
  expect(() => readConfig({ [name]: address })).not.toThrow();
});

test('a replica needs what it is a replica of, and a list of breached passwords must be there', () => {
  expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://app@copy/app' })).toThrow(/DATABASE_URL: Needed with/);
  expect(() => readConfig({ BREACHED_PASSWORDS: '/nowhere/hashes.txt' })).toThrow(/BREACHED_PASSWORDS: Must name/);
});

test('.env.example says what the configuration says', () => {
  const file = join(import.meta.dirname, '../.env.example');
  expect(readFileSync(file, 'utf8'), 'print it anew with: npm run admin -- env > .env.example').toBe(envExample());
});
