import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageOf } from './conformance/page.ts';
import { readParts } from './conformance/rows.ts';
import { titlesOf } from './conformance/titles.ts';

const parts = readParts();

test('every sentence of the specification has a test or a decision, and each of them is there', () => {
  const open = parts.flatMap(({ part, rows }) =>
    rows.flatMap(({ says, open: reasons }) => reasons.map((why) => `${part}: ${says} – ${why}`)),
  );
  expect(open).toEqual([]);
});

test('no sentence is listed twice in one part', () => {
  for (const { part, rows } of parts) {
    const all = rows.map(({ says }) => says.toLowerCase());
    expect(new Set(all).size, part).toBe(all.length);
  }
});

test('docs/conformance.md says what the rows say', () => {
  expect(readFileSync('docs/conformance.md', 'utf8'), 'write it anew with: node tools/conformance.ts').toBe(
    pageOf(parts),
  );
});

test('titles are read from tests, tables of tests and templates alike', () => {
  const source = [
    "test('an owner’s car, it\\'s there', () => {});",
    'test.each([',
    "  ['a) bracket', '('], // and a comment with ')",
    "])('%s is read as %s', () => {});",
    'test.each<{ a: string }>([{ a: 1 }])(',
    "  'in lines of its own',",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
    'for (const path of []) test(`${path} fits`, () => {});',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
    '  test(`${path} fits`, () => {});',
  ].join('\n');
  expect(titlesOf(source)).toEqual([
    "an owner’s car, it's there",
    '%s is read as %s',
    'in lines of its own',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
    '${path} fits',
  ]);
});
