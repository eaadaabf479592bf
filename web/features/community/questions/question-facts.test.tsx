import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { question } from '#web/testing/forum.ts';
import { QuestionFacts } from './question-facts.tsx';

test.each([
  ['answered', 'Answered', 'bg-brand-tint'],
  ['open', 'Open', 'bg-sunk'],
  ['closed', 'Closed', 'bg-sunk'],
] as const)('the status %s stands out only when it is "answered"', (status, label, colour) => {
  render(<QuestionFacts question={{ ...question, status }} />);
  expect(screen.getByText(label).className).toContain(colour);
});
