import { expect, test } from 'vitest';
import { BELIEVED, beliefsIn } from './belief.ts';
import { diagnose } from './diagnose.ts';
import { learnFrom } from './lessons.ts';
import { type Mind, mindOf, understand } from './mind.ts';
import { smallKnowledge } from './testing.ts';

const knowledge = structuredClone(smallKnowledge);
knowledge.hearings = Array.from({ length: 30 }, (_, at) => ({
  says: `the neighbour saw blue smoke and ${at % 2 ? 'flames' : 'no flames'} on day ${at}`,
  present: [],
  absent: [],
}));
const learnt = await learnFrom(knowledge);
const doubting = mindOf(knowledge, learnt);
const trusting: Mind = { ...doubting, trust: undefined };
const said = (mind: Mind, words: string) => diagnose(mind, { words, car: {}, answers: [], sensed: [], thisYear: 2026 });

test('what people never heard in such words is not shown as understood', () => {
  const { heard, features } = understand(doubting, 'there is blue smoke');
  expect(beliefsIn(doubting, heard, doubting.likeness?.score(features)).get('smoke')).toBeLessThan(BELIEVED);
  expect(said(trusting, 'there is blue smoke').findings.map(({ sign }) => sign)).toContain('smoke');
  expect(said(doubting, 'there is blue smoke').findings.map(({ sign }) => sign)).not.toContain('smoke');
});

test('what follows from a sign is believed as far as the surest that it follows from', () => {
  const { heard } = understand(trusting, 'it squeals when braking');
  const beliefs = beliefsIn(
    { ...doubting, trust: { weights: [0], leanings: { '+squeal': 3, '+braking': -3 } } },
    heard,
    doubting.likeness?.score([]),
  );
  expect(beliefs.get('braking')).toBe(beliefs.get('squeal'));
});

test('a photo is believed where the words beside it are not', () => {
  const { findings, verdict } = diagnose(doubting, {
    words: 'no flames',
    car: {},
    answers: [],
    sensed: [{ sign: 'fire', present: true, sure: 0.95, told: false, implied: false }],
    thisYear: 2026,
  });
  expect(findings).toContainEqual(expect.objectContaining({ sign: 'fire', present: true }));
  expect(verdict.drive).toBe('stop');
});

test('what is doubted calls no red flag off, what is believed does', () => {
  const flags = structuredClone(knowledge);
  (flags.redFlags.fire as (typeof flags.redFlags)[string]).unless = ['smoke'];
  const verdictBy = (mind: Mind) => said({ ...mind, knowledge: flags }, 'the car is on fire, blue smoke').verdict.rule;
  expect(verdictBy(doubting)).toBe('fire');
  expect(verdictBy(trusting)).toBeUndefined();
});

test('doubt lifts no red flag, and what set it off is shown', () => {
  const { verdict, findings } = said(doubting, 'the car is on fire');
  expect(verdict).toMatchObject({ drive: 'stop', rule: 'fire' });
  expect(findings.map(({ sign }) => sign)).toContain('fire');
});
