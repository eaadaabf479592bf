/** What an owner may be asked to try with a car that should stand, or that only goes to a garage. */
import { isCheckSign } from '../check-signs.ts';
import type { Drive, Needs, Sign } from '../knowledge.ts';

/** Whether a car of this verdict may do what a check needs: one that must stand is not even started. */
export const mayDo = (needs: Needs | undefined, drive: Drive): boolean =>
  needs === undefined || drive === 'ok' || drive === 'soon' || (drive === 'short-trips' && needs === 'engine');

/** What is tried and is nobody's check tells not what it needs: it is taken to need the engine. */
export const mayAnswer = (id: string, { how, needs }: Sign, drive: Drive): boolean =>
  mayDo(needs ?? (how === 'try' && !isCheckSign(id) ? 'engine' : undefined), drive);
