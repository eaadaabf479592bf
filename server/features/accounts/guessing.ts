/** How often a name and an address may be tried. Counted by hashes, which say nothing about who it was. */
import { createHash } from 'node:crypto';
import { oneSpelling } from '#contract/plain-name.ts';
import { Problem } from '#contract/problem.ts';
import type { AttemptRepository } from './attempts/repository.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Tries in a window. */
const LIMITS = {
  'sign-in of a name': { tries: 10, windowS: 15 * MINUTE_S },
  'sign-in from an address': { tries: 100, windowS: 15 * MINUTE_S },
  'registration from an address': { tries: 20, windowS: HOUR_S },
  'reset from an address': { tries: 30, windowS: HOUR_S },
  'answer for a name': { tries: 5, windowS: DAY_S },
  /** Until its owner signs in again. */
  'answer for a name, ever': { tries: 10, windowS: 3650 * DAY_S },
} as const;
type Guess = keyof typeof LIMITS;

/** These protect accounts that nobody is watching, so no setting switches them off. */
const ALWAYS: readonly Guess[] = ['answer for a name', 'answer for a name, ever'];

const OF_A_NAME = (Object.keys(LIMITS) as Guess[]).filter(
  (guess) => guess.includes('of a name') || guess.includes('for a name'),
);

export interface Guessing {
  /** Counts a try, and refuses it when there were too many. Unknown names are counted as known ones are. */
  count(guess: Guess, subject: string): Promise<void>;
  /** After success: the tries at this name count no more. */
  forget(name: string): Promise<void>;
}

export function guessing(attempts: AttemptRepository, clock: () => Date, on: boolean): Guessing {
  return {
    async count(guess, subject) {
      if (!on && !ALWAYS.includes(guess)) return;
      const { tries: most, windowS } = LIMITS[guess];
      const now = clock();
      const end = new Date(now.getTime() + windowS * 1000);
      const { tries, windowEndsAt } = await attempts.count(guess, hashOf(subject), end, now);
      if (tries > most)
        throw new Problem('rate_limited', 'Too many attempts. Please try again later.', {
          retryAfter: Math.min(DAY_S, (windowEndsAt.getTime() - now.getTime()) / 1000),
        });
    },
    forget: (name) => attempts.forget(OF_A_NAME, hashOf(name)),
  };
}

const hashOf = (subject: string) => createHash('sha256').update(oneSpelling(subject).toLowerCase()).digest('base64url');
