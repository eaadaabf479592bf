/** What a repair costs, in a sentence: the same in a new answer and in one from the history. */
import { hoursBetween, poundsText } from '#contract/quote.ts';
import type { JobCosts } from '#engine/reason/costs.ts';
import type { LabourPlace } from '#engine/reason/labour.ts';

const AT: Record<LabourPlace['garage'], string> = {
  independent: 'an independent garage',
  chain: 'a garage chain',
  dealer: 'a main dealer',
};

export function costText({ low, high, labourHoursLow, labourHoursHigh }: JobCosts, { garage }: LabourPlace): string {
  if (high === 0) return 'Usually nothing but your time';
  const labour = labourHoursHigh > 0 ? ` (${hoursBetween(labourHoursLow, labourHoursHigh)} of labour)` : '';
  return `${poundsText(low, high)} at ${AT[garage]}, parts and VAT included${labour}`;
}
