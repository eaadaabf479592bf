import { expect, test } from 'vitest';
import { askCar } from './car-signs.ts';
import { diagnose } from './diagnose.ts';
import type { AnswerGiven } from './findings.ts';
import { mindOf } from './mind.ts';
import type { CarFacts } from './reason/car.ts';
import { smallKnowledge } from './testing.ts';

/** Will not start: plugs on petrol cars, glow plugs on diesels. */
const knowledge = structuredClone(smallKnowledge);
knowledge.signs.glows = { ...(knowledge.signs.smoke as (typeof knowledge.signs)[string]), heard: [] };
knowledge.faults['ignition/worn-plugs'] = {
  ...(knowledge.faults['ignition/worn-plugs'] as (typeof knowledge.faults)[string]),
  signs: { wontstart: 'often' },
  only: { fuel: ['petrol'] },
};
knowledge.faults['turbo-diesel/glow-plugs'] = {
  ...(knowledge.faults['ignition/worn-plugs'] as (typeof knowledge.faults)[string]),
  name: 'Failed glow plugs',
  signs: { wontstart: 'often', glows: 'sometimes' },
  only: { fuel: ['diesel'] },
};
delete knowledge.faults['charging-starting/flat-battery'];
askCar(knowledge);
const mind = mindOf(knowledge);
const visit = (words: string, car: CarFacts = {}, answers: AnswerGiven[] = []) =>
  diagnose(mind, { words, car, answers, sensed: [], thisYear: 2026 });
const asked = (...visited: Parameters<typeof visit>) => visit(...visited).questions.map(({ sign }) => sign);
const named = (...visited: Parameters<typeof visit>) => visit(...visited).suspects.map(({ fault }) => fault);

test('whether it is a diesel is asked where the suspects hang on it', () => {
  expect(asked("won't start")).toContain('car-is-diesel');
});

test('before a fault of diesels is believed, it is the first question', () => {
  const story = 'smell of burning';
  const told: AnswerGiven[] = [{ sign: 'glows', answer: 'yes' }];
  expect(named(story, {}, told)[0]).toBe('turbo-diesel/glow-plugs');
  expect(asked(story, {}, told)[0]).toBe('car-is-diesel');
});

test.each([
  ['the form says so', "won't start", { fuel: 'petrol' }],
  ['the words say so', "my TDI won't start", {}],
] as [string, string, CarFacts][])('it is not asked when %s', (_, words, car) => {
  expect(asked(words, car)).not.toContain('car-is-diesel');
});

test('once it is a diesel, what only a petrol car has is out', () => {
  expect(named("won't start")).toContain('ignition/worn-plugs');
  const answered = named("won't start", {}, [{ sign: 'car-is-diesel', answer: 'yes' }]);
  expect(answered[0]).toBe('turbo-diesel/glow-plugs');
  expect(answered).not.toContain('ignition/worn-plugs');
});

test('once it is none, what only a diesel has falls behind', () => {
  const [first] = named("won't start", {}, [{ sign: 'car-is-diesel', answer: 'no' }]);
  expect(first).toBe('ignition/worn-plugs');
});

test('what the form says stands against an answer', () => {
  const petrol: CarFacts = { fuel: 'petrol' };
  const against = visit("won't start", petrol, [{ sign: 'car-is-diesel', answer: 'yes' }]);
  expect(against.suspects).toEqual(visit("won't start", petrol).suspects);
});

test('of two answers the later one counts', () => {
  const [first] = named("won't start", {}, [
    { sign: 'car-is-diesel', answer: 'yes' },
    { sign: 'car-is-diesel', answer: 'no' },
  ]);
  expect(first).toBe('ignition/worn-plugs');
});

test('what the car is makes nobody sure who told too little', () => {
  expect(visit('plugs').unsure).toBe(visit('plugs', {}, [{ sign: 'car-is-diesel', answer: 'no' }]).unsure);
});
