/** The engine's diagnosis in the contract's words. */
import { expect, test } from 'vitest';
import { diagnose } from '#engine/diagnose.ts';
import type { AnswerGiven } from '#engine/findings.ts';
import type { CarFacts } from '#engine/reason/car.ts';
import { loadMind } from '#server/knowledge/load.ts';
import { readKnowledge } from '#server/knowledge/read.ts';
import { answerOf } from './answer.ts';

const { knowledge } = readKnowledge('knowledge');
const mind = { ...loadMind(), knowledge };
const understood = (words: string) =>
  answerOf(knowledge, diagnose(mind, { words, car: {}, answers: [], sensed: [], thisYear: 2026 }), words, {})
    .understood;

test('a vague complaint is answered by broad areas and a question that tells them apart', () => {
  const words = 'the car makes a noise';
  const { unsure, areas, questions, results } = answerOf(
    knowledge,
    diagnose(mind, { words, car: {}, answers: [], sensed: [], thisYear: 2026 }),
    words,
    {},
  );
  expect(unsure).toBe(true);
  expect(areas?.length).toBeGreaterThan(1);
  expect(results[0]?.confidence).toBeLessThan(0.25);
  expect(questions[0]?.question).not.toContain('Do you find this');
});

test('a squeak alone speaks for no fault and names none', () => {
  const words = 'it squeaks';
  const { unsure, suspects } = diagnose(mind, { words, car: {}, answers: [], sensed: [], thisYear: 2026 });
  expect(suspects.length).toBeGreaterThan(0);
  expect(unsure).toBe(true);
});

test.each([
  ['the clock resets to 12:00 every time I start the car', 'settings-lost'],
  ['lane assist steers me towards the kerb on an empty road', 'assist-steers-wrongly'],
  ['automatic headlights come on in broad daylight', 'auto-lights-wrong'],
  ['the dash says 28 psi, gauge says 33', 'tyre-reading-wrong'],
  ['sat nav thinks I am in a field two miles away', 'sat-nav-lost'],
])('%s: an owner hears it back', (words, sign) => {
  expect(understood(words).map(({ finding }) => finding)).toContain(sign);
});

test.each([
  'It squeals when I brake',
  'engine overheating',
  'the aerial is broken and the radio hisses',
  'the car makes a noise',
])('the severity of “%s” is the worst of the results shown', (words) => {
  const visit = { words, car: {}, answers: [], sensed: [], thisYear: 2026 };
  const { severity, results, drive } = answerOf(knowledge, diagnose(mind, visit), words, {});
  const worst = ['high', 'medium', 'low'].find((level) => results.some((result) => result.severity === level));
  expect(severity).toBe(drive === 'stop' ? 'HIGH' : worst?.toUpperCase());
});

test('what is known to go on this car makes it likelier, and the owner reads it', () => {
  const words = 'the car sits low at the back on one side after standing overnight';
  const thought = (car: CarFacts) => {
    const { suspects } = diagnose(mind, { words, car, answers: [], sensed: [], thisYear: 2026 });
    const at = suspects.findIndex(({ fault }) => fault === 'suspension/air-spring-leak');
    const { results } = answerOf(
      knowledge,
      diagnose(mind, { words, car, answers: [], sensed: [], thisYear: 2026 }),
      words,
      car,
    );
    return { chance: suspects[at]?.chance ?? 0, knownOn: results[at]?.knownOn };
  };
  const any = thought({ make: 'Ford', model: 'Fiesta' });
  const rangeRover = thought({ make: 'Land Rover', model: 'Range Rover', year: 2006 });
  expect(rangeRover.chance).toBeGreaterThan(any.chance);
  expect(any.knownOn ?? []).toEqual([]);
  expect(rangeRover.knownOn?.length).toBeGreaterThan(0);
});

test('what an owner says in plain words also has the name that a workshop gives it', () => {
  expect(understood('It turns over but won’t fire')).toContainEqual(
    expect.objectContaining({ finding: 'cranks-no-start', trade: 'Crank, no start' }),
  );
});

test('a sign that a workshop calls as the owner does has no second name', () => {
  const [power] = understood('loss of power').filter(({ finding }) => finding === 'loss-of-power');
  expect(power).toMatchObject({ label: 'Loss of power' });
  expect(power).not.toHaveProperty('trade');
});

test('an owner who knows nothing is asked five questions, one after the other, and then no more', () => {
  const answers: AnswerGiven[] = [];
  for (let more = 0; more < 10; more += 1) {
    const [next] = diagnose(mind, {
      words: 'the car makes a noise',
      car: {},
      answers,
      sensed: [],
      thisYear: 2026,
    }).questions;
    if (next) answers.push({ sign: next.sign, answer: 'unknown' });
  }
  expect(new Set(answers.map(({ sign }) => sign)).size).toBe(5);
});
