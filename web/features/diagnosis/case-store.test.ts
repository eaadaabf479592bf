import { expect, test } from 'vitest';
import type { LitLamp } from '#contract/lit-lamps.ts';
import { lampAnswers } from './case-store.ts';

const lamp = (findings: string[]): LitLamp => ({ id: 'oil', name: 'Oil', colour: 'red', flashing: false, findings });

test('a lamp that is picked answers for its signs, each once, and uses no question up', () => {
  expect(lampAnswers([lamp(['lamp-oil-pressure']), lamp(['lamp-oil-pressure', 'lamp-any'])])).toEqual([
    { finding: 'lamp-oil-pressure', answer: 'yes', unasked: true },
    { finding: 'lamp-any', answer: 'yes', unasked: true },
  ]);
});
