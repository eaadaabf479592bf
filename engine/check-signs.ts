/** What an owner can check becomes a question: the one look that settles it is worth more than three guesses. */
import type { Fault, Knowledge, Sign } from './knowledge.ts';
import { midSentence } from './words/mid-sentence.ts';

/** Name of the sign that a fault's own check shows. */
export const checkSignOf = (fault: string): string => `check-${fault.replace('/', '-')}`;
export const isCheckSign = (sign: string): boolean => sign.startsWith('check-');

/** Gives each fault that has a check for owners the sign that the check shows. Changes what it is given. */
export function askChecks({ faults, signs }: Pick<Knowledge, 'faults' | 'signs'>): void {
  for (const [id, fault] of Object.entries(faults)) {
    const sign = signOf(fault);
    if (!sign) continue;
    signs[checkSignOf(id)] = sign;
    fault.signs[checkSignOf(id)] = 'nearly-always';
  }
}

function signOf({ confirm }: Fault): Sign | undefined {
  const settled = confirm.find(({ by, cost, asked }) => asked && by === 'owner' && cost !== 'dear');
  if (!settled) return undefined;
  const { check, expect, cost, needs } = settled;
  return {
    label: expect.replace(/[.]$/, ''),
    question: `${check} Do you find this: ${midSentence(expect.replace(/[.]$/, ''))}?`,
    how: cost === 'free' ? 'try' : 'tool',
    ...(needs && { needs }),
    heard: [],
    unless: [],
    denied: [],
    implies: [],
    renews: [],
  };
}
