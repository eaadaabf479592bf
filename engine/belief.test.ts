import { expect, test } from 'vitest';
import { BELIEVED, beliefsIn } from './belief.ts';
import { diagnose } from './diagnose.ts';
import { learnFrom } from './lessons.ts';
import { type Mind, mindOf, understand } from './mind.ts';
import { smallKnowledge } from './testing.ts';

const knowledge = structuredClone(smallKnowledge);
knowledge.hearings = Array.from({ length: 30 }, (_, at) => ({
  says: `the neighbour saw blue smoke and flames on day ${at}`,
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

test('doubt lifts no red flag, and what set it off is shown', () => {
  const { verdict, findings } = said(doubting, 'the car is on fire');
  expect(verdict).toMatchObject({ drive: 'stop', rule: 'fire' });
  expect(findings.map(({ sign }) => sign)).toContain('fire');
});
