import { expect, test } from 'vitest';
import { withAnswer } from './answers.ts';

test('a new answer takes the old one’s place', () => {
  const answers = withAnswer([{ finding: 'squeal', answer: 'yes' }], { finding: 'squeal', answer: 'no' });
  expect(answers).toEqual([{ finding: 'squeal', answer: 'no' }]);
});

test('what was asked once stays asked, though it is taken away later', () => {
  const taken = { finding: 'squeal', answer: 'no', unasked: true } as const;
  expect(withAnswer([], taken)).toEqual([taken]);
  expect(withAnswer([{ finding: 'squeal', answer: 'yes' }], taken)).toEqual([{ finding: 'squeal', answer: 'no' }]);
});
