import { expect, test } from 'vitest';
import { Sign } from '../knowledge.ts';
import { asksTheSame } from './same-question.ts';

const sign = (label: string, question: string) => Sign.parse({ label, question });
const signs = {
  'oil-at-bellhousing': sign('Oil at the join of engine and gearbox', 'Does oil drip where engine and gearbox join?'),
  'clutch-judder': sign('Judders pulling away', 'Does it judder as you pull away?'),
  'check-clutch-oily': sign(
    'Oil drips from the join',
    'Look from the side. Do you find this: oil drips from the join?',
  ),
  'check-sump-leaking': sign('Oil drips from the sump', 'Look below. Do you find this: oil drips from the sump?'),
};

test('a check that looks for what a sign asks about is the same question', () => {
  expect(asksTheSame({ signs }, 'check-clutch-oily', 'oil-at-bellhousing')).toBe(true);
  expect(asksTheSame({ signs }, 'oil-at-bellhousing', 'check-clutch-oily')).toBe(true);
});

test('another sign, another check and what nobody knows are not', () => {
  expect(asksTheSame({ signs }, 'check-clutch-oily', 'clutch-judder')).toBe(false);
  expect(asksTheSame({ signs }, 'check-clutch-oily', 'check-sump-leaking')).toBe(false);
  expect(asksTheSame({ signs }, 'check-clutch-oily', 'code-p0300')).toBe(false);
});
