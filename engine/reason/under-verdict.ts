/** A fault as it is told to somebody whose car has this verdict: how soon it must be seen to, and what may be tried meanwhile. */
import type { Fault } from '../knowledge.ts';
import { mayDo } from './safe-to-try.ts';
import type { Verdict } from './verdict.ts';

/** What could wait by itself cannot in a car that must stand. */
const BEFORE_IT_IS_DRIVEN = 'Before it is driven again';
const BEFORE_IT_IS_CHARGED = 'Before it is charged again';

/** Of its checks those that the car may do now; a garage's stay, for its people know how to keep safe. */
export function underVerdict(fault: Fault, { drive, charging }: Pick<Verdict, 'drive' | 'charging'>): Fault {
  const confirm = fault.confirm.filter(({ by, needs }) => by === 'garage' || mayDo(needs, drive));
  const waits = drive === 'stop' && fault.drive !== 'stop';
  return { ...fault, confirm, ...(waits && { act_within: charging ? BEFORE_IT_IS_CHARGED : BEFORE_IT_IS_DRIVEN }) };
}
