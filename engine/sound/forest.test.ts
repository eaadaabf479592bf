import { expect, test } from 'vitest';
import { chancesBy, type Forest, joined, LEAVES, QUESTIONS } from './forest.ts';

/** Two kinds; a high `feature` speaks for the second with so many thousandths. */
const forest = (feature: string, votes: number): Forest => {
  const tree = (left: number, right: number) => [
    ...Array.from({ length: QUESTIONS }, () => [0, 0]).flat(),
    ...Array.from({ length: LEAVES }, (_, leaf) => (leaf < LEAVES / 2 ? left : right)),
  ];
  return {
    kinds: ['steady', 'tick'],
    features: [feature],
    bounds: [[5]],
    start: [0, 0],
    trees: [tree(0, 0), tree(-votes, votes)],
    temperature: 1,
  };
};

test('a forest that is joined with itself says the same', () => {
  const one = forest('beat', 900);
  for (const beat of [1, 9])
    expect([...chancesBy(joined([one, one]), { beat })]).toEqual([...chancesBy(one, { beat })]);
});

test('what one forest alone has learnt, the other outvotes', () => {
  const both = joined([forest('beat', 800), forest('pitch', 2400)]);
  const [, tick = 0] = chancesBy(both, { beat: 9, pitch: 1 });
  expect(tick).toBeLessThan(0.5);
  expect(chancesBy(both, { beat: 9, pitch: 9 })[1]).toBeGreaterThan(0.8);
});

test('nothing cannot be joined', () => {
  expect(() => joined([])).toThrow('Nothing to join');
});
