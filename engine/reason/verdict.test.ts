import { expect, test } from 'vitest';
import type { RedFlag } from '../knowledge.ts';
import { redFlag } from './verdict.ts';

const rules = {
  overheating: { any: ['overheats'], with: [], unless: ['overheats-in-traffic'], drive: 'stop', why: 'Stop.' },
} as unknown as Record<string, RedFlag>;
const there = (sure: number, implied = false) => ({ sure, implied });
const drive = (...signs: [string, { sure: number; implied: boolean }][]) => redFlag(rules, new Map(signs))?.drive;

test('a rule goes off however little its sign is believed', () => {
  expect(drive(['overheats', there(0.05)])).toBe('stop');
});

test('it is called off only by what is more likely meant than not', () => {
  expect(drive(['overheats', there(0.9)], ['overheats-in-traffic', there(0.4)])).toBe('stop');
  expect(drive(['overheats', there(0.9)], ['overheats-in-traffic', there(0.6)])).toBeUndefined();
});

test('a sign that only follows from the special case says no more than that', () => {
  expect(drive(['overheats', there(0.3, true)], ['overheats-in-traffic', there(0.3)])).toBeUndefined();
  expect(drive(['overheats', there(0.8, true)], ['overheats-in-traffic', there(0.3)])).toBe('stop');
});
