/** Takes away what has run out, as contract/stored-data.ts promises. Adds up what was counted by rows. */
import { KEPT_DAYS } from '#contract/stored-data.ts';
import type { Db } from './db/open.ts';
import { attemptRepository } from './features/accounts/attempts/repository.ts';
import { signInRepository } from './features/accounts/sign-ins/repository.ts';
import { expertRepository } from './features/community/experts/repository.ts';
import { moderationRepository } from './features/community/moderation/repository.ts';
import { viewRepository } from './features/community/views/repository.ts';
import { answerRepository } from './features/idempotency/repository.ts';
import { supportRepository } from './features/support/repository.ts';
import { tutorialRepository } from './features/tutorials/repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 10 * 60 * 1000;

export async function clearAway(db: Db, clock: () => Date): Promise<void> {
  const now = clock();
  await signInRepository(db).clearAway(now);
  await attemptRepository(db).clearAway(now);
  await answerRepository(db, clock).clearAway(now);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await supportRepository(db).clearAway(daysAgo(KEPT_DAYS.supportMessage));
  await moderationRepository(db).clearAway(daysAgo(KEPT_DAYS.closedReport), now);
  await tutorialRepository(db).clearAway(daysAgo(KEPT_DAYS.tutorialRequest));
  await viewRepository(db).addUp(now);
  await expertRepository(db).addUp();
}

/** Clears away now and then, without keeping the program alive for it. Hands back how to stop. */
export function keepClean(db: Db, clock: () => Date, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void clearAway(db, clock).catch(onError), EVERY_MS).unref();
  return () => clearInterval(timer);
}
