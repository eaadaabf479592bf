/** The engine's diagnosis in the contract's words. */
import { expect, test } from 'vitest';
import { NO_FAULT_TOLD } from '#contract/diagnosis.ts';
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

const answered = (words: string, car: CarFacts = {}) =>
  answerOf(knowledge, diagnose(mind, { words, car, answers: [], sensed: [], thisYear: 2026 }), words, car);

test.each([
  'battery is swollen and stinks of bad eggs',
  'stinks of petrol when I park up and there is a wet patch under the car, drips on the floor',
  'smoke coming out of the dashboard and a smell of burning electrics',
  'tyre fitters had my wheels off yesterday, now the front wheel wobbles and clonks',
])('nobody is asked to start, fill or drive a car that must stand: %s', (words) => {
  const { drive, questions, results } = answered(words);
  expect(drive).toBe('stop');
  const moves = ({ needs }: { needs?: string | undefined }) => needs !== undefined;
  expect(questions.filter(({ finding }) => moves(knowledge.signs[finding] ?? {}))).toEqual([]);
  for (const { id, confirm, timeFrame } of results) {
    const moving = knowledge.faults[id]?.confirm.filter((check) => check.by === 'owner' && moves(check)) ?? [];
    for (const { check } of moving) expect(confirm.map((shown) => shown.check)).not.toContain(check);
    if (knowledge.faults[id]?.drive !== 'stop') expect(timeFrame).toBe('Before it is driven again');
  }
});

test.each(["car won't start at all, it cranks but nothing", "in D and R it just revs and doesn't move at all"])(
  'a car that goes nowhere is not sent to a garage: %s',
  (words) => {
    const { stranded, driveWhy, text } = answered(words);
    expect(stranded).toBe(true);
    expect(driveWhy).toBe('Have a mechanic come to it, or have it recovered.');
    expect(text).not.toContain('You can drive');
    expect(text).not.toContain('Drive it gently');
  },
);

test.each(['cars not right', 'just dont feel safe in it anymore'])(
  'where nothing was understood it is asked of what kind the trouble is: %s',
  (words) => {
    const { unsure, questions } = answered(words);
    expect(unsure).toBe(true);
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.filter(({ finding }) => !knowledge.signs[finding]?.general)).toEqual([]);
  },
);

test.each([
  ['key fob battery low and the brake pedal sinks to the floor', /^brakes\//],
  ['satnav keeps freezing, smoke coming from under the bonnet', /^(?!body-electrics\/faulty-infotainment)/],
])('of two troubles the grave one comes first and explains the stop: %s', (words, grave) => {
  const { drive, apart, results, text } = answered(words);
  expect(drive).toBe('stop');
  expect(results[0]?.id).toMatch(grave);
  if (apart) expect(text).toContain('You told of more than one thing');
});

test('of codes that nobody here knows no fault is named, and nothing is condemned by them', () => {
  const { unsure, drive, text, understood } = answered('P13DF came up');
  expect([unsure, drive]).toEqual([true, 'ok']);
  expect(text).toMatch(/^P13DF: a code of the car maker’s own/);
  expect(understood.map(({ label }) => label)).toEqual(['Code P13DF, the car maker’s own']);
});

test('a code is no reason against a fault that it does not belong to', () => {
  const { results } = answered('P2002 and P0401 came up');
  const reasons = results.flatMap(({ evidence }) => evidence);
  expect(reasons.filter(({ finding, speaks }) => finding.startsWith('code-') && speaks === 'against')).toEqual([]);
});

test('a charging plug that melts is not charged with; nothing says that the car may not be driven', () => {
  const { drive, charging, text, results } = answered('the charging plug melted overnight on the 3 pin socket');
  expect([drive, charging]).toEqual(['stop', true]);
  expect(text).toMatch(/^Stop charging it now\./);
  expect(results.map(({ timeFrame }) => timeFrame)).not.toContain('Before it is driven again');
});

test('no price is put on a guess, nor on what needs no mending', () => {
  const vague = answered('the car makes a noise');
  expect(vague.unsure).toBe(true);
  expect(vague.text).not.toContain('£');
  const normal = answered('white steam from the exhaust on cold mornings, gone after ten minutes, no coolant lost');
  expect(normal.results[0]?.id).toBe('exhaust/normal-cold-steam');
  expect(normal.results[0]?.costs).toBeUndefined();
  expect(normal.text).not.toContain('Putting it right costs');
});

test('what was said is not asked again in the words of a check', () => {
  const { understood: heard, questions } = answered(
    'clutch judders when I pull away and oil drips from the join of engine and gearbox',
    { make: 'Ford', model: 'Focus', gearbox: 'manual' },
  );
  expect(heard.map(({ finding }) => finding)).toContain('oil-at-bellhousing');
  expect(questions.map(({ question }) => question).join()).not.toContain('oil drips from the join');
});

test.each([
  'How often is brake fluid changed? Mine keeps dropping',
  'Car is fine, just asking how much a brake pipe costs, mine is leaking',
  'how much does it cost to fix a ball joint that is loose',
  'how much does it cost to fix a handbrake that does not hold',
  'my clutch slips, how much does it cost to fix',
  'Nothing wrong, just asking how often to change tyres, mine have cords showing',
])('a question that tells of a fault is no mere question: %s', (words) => {
  const { results } = answered(words);
  expect(results[0]?.id).not.toBe(NO_FAULT_TOLD);
  expect(results.find(({ id }) => id === NO_FAULT_TOLD)?.confidence ?? 0).toBeLessThan(0.2);
});

test.each([
  'How often should the DSG oil be changed and what does it cost roughly? no problems with it',
  'how much is a new battery for a 2014 golf',
  'can I put E10 in my old astra',
  'which oil does a 1.6 focus take',
])('a question is answered as one: %s', (words) => {
  const { results, drive } = answered(words);
  expect(results[0]?.id).toBe(NO_FAULT_TOLD);
  expect(drive).toBe('ok');
});
