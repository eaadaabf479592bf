import { expect, test } from 'vitest';
import type { Knowledge, RedFlag } from '../knowledge.ts';
import { redFlag, verdictOf } from './verdict.ts';

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

test('a car that does not move is not sent to a garage; one that moves at times is, and a stop stays a stop', () => {
  const knowledge = {
    faults: { 'brakes/pads': { drive: 'soon', drive_why: 'It holds.' } } as unknown as Knowledge['faults'],
    redFlags: rules,
    stranded: { any: ['wont-start'], unless: ['intermittent'] },
  };
  const verdict = (...signs: [string, { sure: number; implied: boolean }][]) =>
    verdictOf(knowledge, new Map(signs), [{ fault: 'brakes/pads', chance: 0.9 }]);
  expect(verdict()).toEqual({ drive: 'soon', why: 'It holds.' });
  expect(verdict(['wont-start', there(0.8)])).toEqual({
    drive: 'soon',
    why: 'Have a mechanic come to it, or have it recovered.',
    stranded: true,
  });
  expect(verdict(['wont-start', there(0.3)]).stranded).toBeUndefined();
  expect(verdict(['wont-start', there(0.8)], ['intermittent', there(0.2)]).stranded).toBeUndefined();
  expect(verdict(['wont-start', there(0.8)], ['overheats', there(0.8)])).toMatchObject({ drive: 'stop', why: 'Stop.' });
});
