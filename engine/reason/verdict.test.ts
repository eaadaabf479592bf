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

test('a rule about charging says that it is the charging', () => {
  const charging = { plug: { any: ['plug-hot'], with: [], unless: [], drive: 'stop', of: 'charging', why: 'Unplug.' } };
  const flags = { ...rules, ...charging } as unknown as Record<string, RedFlag>;
  expect(redFlag(flags, new Map([['plug-hot', there(1)]]))).toMatchObject({ drive: 'stop', charging: true });
  expect(redFlag(flags, new Map([['overheats', there(1)]]))?.charging).toBeUndefined();
});

test('beside what is most likely no fault a small chance of a mild one is no reason to book it in; a grave one counts as ever', () => {
  const faults = {
    'engine/normal': { drive: 'ok', drive_why: 'It is normal.', act_within: 'Nothing to mend' },
    'engine/mild': { name: 'Mild', drive: 'soon', drive_why: 'It gets worse.', act_within: 'This month' },
    'engine/grave': { name: 'Grave', drive: 'short-trips', drive_why: 'It may stop.', act_within: 'Now' },
  } as unknown as Knowledge['faults'];
  const beside = (normal: number, other: string, chance: number) =>
    verdictOf({ faults, redFlags: {}, stranded: { any: ['wont-start'], unless: [] } }, new Map(), [
      { fault: 'engine/normal', chance: normal },
      { fault: `engine/${other}`, chance },
    ]).drive;
  expect(beside(0.76, 'mild', 0.24)).toBe('ok');
  expect(beside(0.6, 'mild', 0.4)).toBe('soon');
  expect(beside(0.6, 'grave', 0.4)).toBe('short-trips');
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
