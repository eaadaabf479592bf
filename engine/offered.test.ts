import { expect, test } from 'vitest';
import type { Visit } from './diagnose.ts';
import type { AnswerGiven } from './findings.ts';
import { mindOf } from './mind.ts';
import { askingFirst, diagnoseWith, signsToChooseFrom, weighOffered } from './offered.ts';
import type { Finding } from './reason/rank.ts';
import { smallKnowledge } from './testing.ts';

const mind = mindOf({
  ...smallKnowledge,
  redFlags: { fire: { any: ['fire'], with: [], unless: ['smoke'], drive: 'stop', why: 'Fire.' } },
});
const visit = (words: string): Visit => ({ words, car: {}, answers: [], sensed: [], thisYear: 2026 });
const offered = (sign: string): Finding => ({ sign, present: true, sure: 0.6, told: false, implied: false });

test('a sign counts when the owner’s own words carry one of its wordings', () => {
  const words = 'when braking there is, from somewhere at the front of it, an ugly kind of squeals';
  const { counted, asked } = weighOffered(mind, words, [{ sign: 'squeal', said: words }]);
  expect(counted).toMatchObject([{ sign: 'squeal', present: true, said: words }]);
  expect(asked).toEqual([]);
});

test('a sign that the words only touch is asked about', () => {
  expect(weighOffered(mind, 'it squeals like a pig', [{ sign: 'squeal', said: 'squeals like a pig' }])).toEqual({
    counted: [],
    asked: ['squeal'],
  });
});

test('what was seen in a picture is asked about, never counted', () => {
  expect(weighOffered(mind, '', [{ sign: 'smoke', said: '' }])).toEqual({ counted: [], asked: ['smoke'] });
});

test.each([
  ['an unknown name', 'no-such-sign', 'it squeals when braking'],
  ['a name of the language itself', 'constructor', 'it squeals when braking'],
  ['words that the owner did not write', 'squeal', 'screech from the brakes'],
  ['nothing but marks', 'squeal', '…!?'],
  ['words without end', 'squeal', 'it squeals when braking '.repeat(20)],
])('%s is dropped', (_, sign, said) => {
  expect(weighOffered(mind, 'it squeals when braking', [{ sign, said }])).toEqual({ counted: [], asked: [] });
});

test('what the owner denied is not turned round', () => {
  const words = 'no squeals when braking';
  expect(weighOffered(mind, words, [{ sign: 'squeal', said: words }]).counted).toEqual([]);
});

test('no offered sign lifts a stop, not even one that would silence its rule', () => {
  const alone = diagnoseWith(mind, visit('flames under the bonnet'), []);
  expect(alone.verdict).toMatchObject({ drive: 'stop', rule: 'fire' });
  const helped = diagnoseWith(mind, visit('flames under the bonnet'), [offered('smoke')]);
  expect(helped.verdict).toEqual(alone.verdict);
  expect(helped.suspects[0]?.fault).toBe('engine/worn-rings');
});

test('an offered sign may make a verdict worse', () => {
  expect(diagnoseWith(mind, visit('it squeals when braking'), [offered('fire')]).verdict.drive).toBe('stop');
});

test('the choice holds what sets off a red flag, and the signs of the likeliest faults', () => {
  expect(signsToChooseFrom(mind, visit('it squeals when braking'))).toEqual(
    expect.arrayContaining(['fire', 'squeal', 'braking']),
  );
});

test('what was offered is asked about first, as much of it as is wanted, and nothing that is known already', () => {
  const diagnosis = { ...diagnoseWith(mind, visit('it squeals when braking'), []), questions: [] };
  const asked = (answers: AnswerGiven[], mostFirst?: number) =>
    askingFirst(mind.knowledge, diagnosis, ['squeal', 'smoke', 'wontstart'], answers, mostFirst).map(
      ({ sign }) => sign,
    );
  expect(asked([])).toEqual(['smoke', 'wontstart']);
  expect(asked([], 1)).toEqual(['smoke']);
  expect(asked([{ sign: 'smoke', answer: 'no' }])).toEqual(['wontstart']);
});

test('after five answers nothing is asked first either', () => {
  const diagnosis = diagnoseWith(mind, visit('it squeals when braking'), []);
  const answers = Array.from({ length: 5 }, (_, at): AnswerGiven => ({ sign: `other-${at}`, answer: 'no' }));
  expect(askingFirst(mind.knowledge, diagnosis, ['smoke'], answers)).toEqual([]);
  expect(askingFirst(mind.knowledge, diagnosis, ['smoke'], answers.slice(1))).toHaveLength(1);
});
