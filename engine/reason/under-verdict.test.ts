import { expect, test } from 'vitest';
import type { Fault } from '../knowledge.ts';
import { underVerdict } from './under-verdict.ts';

const check = (by: string, needs?: string) => ({ check: `${by} ${needs}`, expect: 'So.', by, cost: 'free', needs });
const pads = {
  drive: 'soon',
  act_within: 'This month',
  confirm: [check('owner'), check('owner', 'drive'), check('garage', 'drive')],
} as unknown as Fault;

test('in a car that must stand nothing waits longer than that, and its owner tries nothing that moves it', () => {
  const { act_within, confirm } = underVerdict(pads, { drive: 'stop' });
  expect(act_within).toBe('Before it is driven again');
  expect(confirm.map(({ check }) => check)).toEqual(['owner undefined', 'garage drive']);
});

test('where the charging is dangerous it must be mended before that', () => {
  expect(underVerdict(pads, { drive: 'stop', charging: true }).act_within).toBe('Before it is charged again');
});

test('otherwise it is told as it stands', () => {
  expect(underVerdict(pads, { drive: 'soon' })).toEqual(pads);
});
