/** docs/security/keys.md is the inventory of secrets and algorithms: what the program reads or uses stands in it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { envExample } from './config.ts';

const ROOT = join(import.meta.dirname, '..');
const inventory = readFileSync(join(ROOT, 'docs/security/keys.md'), 'utf8');
const source = globSync('server/**/*.ts', {
  cwd: ROOT,
  exclude: ['**/*.test.ts', 'server/testing/**', '**/testing/**'],
})
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');
const all = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))];

test('every variable that may hold a secret is in the inventory', () => {
  const variables = all(envExample(), /^#(\w+)=/gm);
  const secrets = variables.filter((name) => /SECRET|API_KEY|^DATABASE\w*URL$|^REDIS_URL$/.test(name));
  expect(secrets.length).toBeGreaterThan(5);
  expect(secrets.filter((name) => !inventory.includes(`\`${name}\``))).toEqual([]);
});

test('every algorithm that the program names is in the inventory', () => {
  const hashes = all(source, /create(?:Hash|Hmac)\(\s*'([\w-]+)'/g).concat(all(source, /subtle\.\w+\(\s*'([\w-]+)'/g));
  expect(hashes.length).toBeGreaterThan(1);
  const written = inventory.toLowerCase().replaceAll('-', '');
  expect(hashes.filter((name) => !written.includes(name.toLowerCase().replaceAll('-', '')))).toEqual([]);
  // Nothing is encrypted, signed or derived by the program itself; the day it is, it belongs into the inventory.
  expect(
    all(source, /\b(createCipheriv|createSign|createDecipheriv|scrypt|pbkdf2|generateKeyPair|hkdf)\w*\(/g),
  ).toEqual([]);
});

test('every secret that the server makes for itself is in the inventory', () => {
  const made = all(source, /serverSecret\('([\w -]+)'\)/g);
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter((name) => !inventory.includes(`\`${name}\``))).toEqual([]);
});
