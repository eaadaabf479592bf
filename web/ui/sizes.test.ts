/** Sizes that the specification names, as the style sheets have them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sheet = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

test('a toast is at most 380 px wide', () => {
  const [, rem] = /--container-toast: ([\d.]+)rem/.exec(sheet('tokens.css')) ?? [];
  expect(Number(rem) * 16).toBe(380);
});

test('text is the browser’s 16 px times the owner’s scale', () => {
  expect(sheet('base.css')).toContain('font-size: calc(100% * var(--text-scale))');
  expect(sheet('tokens.css')).toMatch(/--text-scale: 1;/);
});
