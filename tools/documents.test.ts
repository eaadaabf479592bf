/** The documents tell the truth: every npm script they name exists, and every path they link to is there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const DOCUMENTS = [...globSync('*.md'), ...globSync('docs/**/*.md'), 'knowledge/README.md', 'ios/README.md'];
const SCRIPTS = new Set(Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts));

test.each(DOCUMENTS)('%s names only scripts that exist', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name as string);
  expect(named.filter((name) => !SCRIPTS.has(name))).toEqual([]);
});

test.each(DOCUMENTS)('%s links only to what is there', (file) => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
    ([, link]) => link as string,
  );
  expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
});

test('every folder and file that the documents put in code quotes is there', () => {
  const wrong = DOCUMENTS.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /`((?:engine|server|web|contract|tools|knowledge|e2e|docs|ios)\/[\w./-]*)`/g,
      ),
    ]
      .map(([, path]) => path as string)
      .filter((path) => !existsSync(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(wrong).toEqual([]);
});
