import { expect, test } from 'vitest';
import { diagnose } from './diagnose.ts';
import type { AnswerGiven } from './findings.ts';
import type { Fault } from './knowledge.ts';
import { mindOf } from './mind.ts';
import type { CarFacts } from './reason/car.ts';
import { verdictOf } from './reason/verdict.ts';
import { smallKnowledge } from './testing.ts';

const mind = mindOf(smallKnowledge);
const visit = (words: string, car: CarFacts = {}, answers: AnswerGiven[] = []) =>
  diagnose(mind, { words, car, answers, sensed: [], thisYear: 2026 });
const first = (...visited: Parameters<typeof visit>) => visit(...visited).suspects[0]?.fault;

test('the fault whose signs were told comes first, with the words that spoke for it', () => {
  const { suspects } = visit('it squeals when braking');
  expect(suspects[0]?.fault).toBe('brakes/worn-pads');
  expect(suspects[0]?.reasons[0]).toMatchObject({ finding: { sign: 'squeal', said: 'squeals when braking' } });
});

test('chances are chances', () => {
  const { suspects } = visit('blue smoke');
  const sum = suspects.reduce((total, { chance }) => total + chance, 0);
  expect(sum).toBeGreaterThan(0.9);
  expect(sum).toBeLessThanOrEqual(1.000001);
});

test('a fault that cannot be on the car never appears', () => {
  expect(first("won't start, P0301")).toBe('ignition/worn-plugs');
  const { suspects } = visit("won't start, P0301", { fuel: 'diesel' });
  expect(suspects.map(({ fault }) => fault)).not.toContain('ignition/worn-plugs');
});

test('a code alone is enough to name what it points to', () => {
  const { suspects, unsure } = visit('P0301');
  expect(suspects[0]).toMatchObject({ fault: 'ignition/worn-plugs' });
  expect(suspects[0]?.chance).toBeGreaterThan(0.8);
  expect(unsure).toBe(false);
});

test('of one or two words in which no sign is heard, nothing is named for sure', () => {
  expect(visit('old plugs').findings).toEqual([]);
  expect(visit('old plugs').unsure).toBe(true);
});

test('what is said not to be there speaks against', () => {
  const { suspects } = visit('no blue smoke');
  expect(suspects[0]?.fault).not.toBe('engine/worn-rings');
});

test('an answer re-ranks, and what was answered is not asked again', () => {
  const answers: AnswerGiven[] = [{ sign: 'smoke', answer: 'yes' }];
  const { suspects, questions } = visit('something is wrong', {}, answers);
  expect(suspects[0]?.fault).toBe('engine/worn-rings');
  expect(questions.map(({ sign }) => sign)).not.toContain('smoke');
});

test('an answer of "don\'t know" takes a sign back', () => {
  const before = visit('blue smoke').findings.map(({ sign }) => sign);
  const after = visit('blue smoke', {}, [{ sign: 'smoke', answer: 'unknown' }]).findings.map(({ sign }) => sign);
  expect(before).toContain('smoke');
  expect(after).not.toContain('smoke');
});

test('a known weak point of the car makes the fault likelier', () => {
  const chanceOn = (car: CarFacts) =>
    visit("won't start", car).suspects.find(({ fault }) => fault === 'ignition/worn-plugs')?.chance ?? 0;
  expect(chanceOn({ make: 'Ford', model: 'Focus', year: 2012 })).toBeGreaterThan(
    chanceOn({ make: 'Ford', model: 'Focus', year: 2018 }),
  );
});

test('a red flag sets the verdict whatever the ranking says', () => {
  expect(visit('it squeals when braking and there are flames').verdict).toMatchObject({ drive: 'stop', rule: 'fire' });
});

test('a verdict that a less likely fault sets says which fault that is', () => {
  const faults = { ...smallKnowledge.faults };
  const rings = faults['engine/worn-rings'] as Fault;
  faults['engine/worn-rings'] = { ...rings, name: 'Worn rings (top)', drive: 'stop', drive_why: 'It wears fast.' };
  const verdict = (pads: number, rings: number) =>
    verdictOf({ faults, redFlags: {}, stranded: smallKnowledge.stranded }, new Map(), [
      { fault: 'brakes/worn-pads', chance: pads },
      { fault: 'engine/worn-rings', chance: rings },
    ]);
  expect(verdict(0.9, 0.1)).toMatchObject({ drive: 'soon', why: 'It holds for now.' });
  expect(verdict(0.5, 0.5)).toMatchObject({ drive: 'stop', why: 'Possibly worn rings: it wears fast.' });
});

test('the reason is that of the likeliest fault that is at least so bad', () => {
  const faults = { ...smallKnowledge.faults };
  const grave = { ...(faults['engine/worn-rings'] as Fault), name: 'Worn rings', drive: 'stop' as const };
  faults['engine/worn-rings'] = { ...grave, drive_why: 'It wears fast.' };
  faults['ignition/worn-plugs'] = { ...grave, name: 'Worn plugs', drive: 'short-trips', drive_why: 'It misfires.' };
  const { drive, why } = verdictOf({ faults, redFlags: {}, stranded: smallKnowledge.stranded }, new Map(), [
    { fault: 'engine/worn-rings', chance: 0.45 },
    { fault: 'brakes/worn-pads', chance: 0.3 },
    { fault: 'ignition/worn-plugs', chance: 0.04 },
  ]);
  expect([drive, why]).toEqual(['short-trips', 'It wears fast.']);
});

test('words that sound dangerous make a verdict graver, never milder, and no rule gives way to them', () => {
  const pads = [{ fault: 'brakes/worn-pads', chance: 0.9 }];
  const verdict = (danger: number, present: string[] = []) =>
    verdictOf(smallKnowledge, new Map(present.map((sign) => [sign, { sure: 1, implied: false }])), pads, danger);
  expect(verdict(0.05)).toMatchObject({ drive: 'soon', why: 'It holds for now.' });
  expect(verdict(0.3)).toMatchObject({ drive: 'short-trips', why: expect.stringContaining('may be dangerous') });
  expect(verdict(0.6)).toMatchObject({ drive: 'stop', why: expect.stringContaining('sounds dangerous') });
  expect(verdict(0, ['fire'])).toMatchObject({ drive: 'stop', rule: 'fire' });
  expect(verdict(1, ['fire'])).toMatchObject({ drive: 'stop', rule: 'fire' });
});

test('where it is fine to drive, no reason against it is given: a worse fault too unlikely to count is silent', () => {
  const verdict = (first: 'ok' | 'stop') => {
    const rings = smallKnowledge.faults['engine/worn-rings'] as Fault;
    const faults = { ...smallKnowledge.faults, 'engine/worn-rings': { ...rings, drive: first, drive_why: 'It says.' } };
    return verdictOf({ faults, redFlags: {}, stranded: smallKnowledge.stranded }, new Map(), [
      { fault: 'engine/worn-rings', chance: 0.1 },
    ]);
  };
  expect(verdict('ok')).toEqual({ drive: 'ok', why: 'It says.' });
  expect(verdict('stop')).toEqual({
    drive: 'ok',
    why: 'Nothing you told us speaks against driving, but keep an eye on it.',
  });
});

test('too little said is said to be too little, and where it may lie is told by system', () => {
  const { unsure, areas } = visit('hello');
  expect(unsure).toBe(true);
  expect(areas.map(({ system }) => system)).toEqual(expect.arrayContaining(['brakes', 'ignition']));
  expect(areas.reduce((sum, { chance }) => sum + chance, 0)).toBeLessThanOrEqual(1.0001);
});

test('where a fault can be named, nothing is told by system', () => {
  const { unsure, areas } = visit('it squeals when braking', {}, [{ sign: 'squeal', answer: 'yes' }]);
  expect([unsure, areas]).toEqual([false, []]);
});

test('a question is one that tells the suspects apart', () => {
  const { questions } = visit('hello');
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.length).toBeLessThanOrEqual(3);
});

test('at most five questions are asked in all; what was told unasked uses none of them up', () => {
  const answers = (many: number, unasked: boolean): AnswerGiven[] =>
    Array.from({ length: many }, (_, at) => ({ sign: `other-${at}`, answer: 'unknown', unasked }));
  expect(visit('something is wrong', {}, answers(4, false)).questions).toHaveLength(1);
  expect(visit('something is wrong', {}, answers(5, false)).questions).toEqual([]);
  expect(visit('something is wrong', {}, answers(9, true)).questions.length).toBeGreaterThan(1);
});
