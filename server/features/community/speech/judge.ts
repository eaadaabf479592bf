/** Whether something may be said now, and whether a moderator should see it first. */
import type { ContentState } from '#contract/community.ts';
import type { ContentKind } from '#contract/moderation.ts';
import { Problem } from '#contract/problem.ts';

export interface Said {
  kind: ContentKind;
  id: number;
  /** The post or question it stands below; its own id where it begins one. */
  threadId: number;
  text: string;
  at: Date;
}

export interface Speaker {
  since: Date;
  /** What was said within a day, newest first. */
  recent: readonly Said[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WINDOW_MS = 10 * MINUTE_MS;
const DOUBLE_TAP_MS = 10_000;

/** Within ten minutes, and within a day. */
const MOST: Record<ContentKind, { soon: number; day: number }> = {
  post: { soon: 5, day: 20 },
  question: { soon: 5, day: 20 },
  comment: { soon: 20, day: 100 },
  answer: { soon: 20, day: 100 },
};

/** How much of what was said lately is looked at. */
export const MOST_RECALLED = 100;

/** "Thanks!" may be said twice; a whole sentence need not be. */
const LONG_ENOUGH_TO_REPEAT = 40;
const MANY_LINKS = 4;
const LINK =
  /\bhttps?:\/\/|\bwww\.|\b[\w-]+\.(?:com|net|org|info|biz|xyz|top|shop|site|online|ru|cn|io|me|ly|co\.uk)\b/gi;

const age = (at: Date, now: Date) => now.getTime() - at.getTime();

/** The same thing said a moment ago: a double tap, which is one saying. */
export const justSaid = (
  { recent }: Speaker,
  { kind, text, threadId }: Pick<Said, 'kind' | 'text'> & { threadId?: number | undefined },
  now: Date,
): Said | undefined =>
  recent.find(
    (said) =>
      said.kind === kind &&
      said.text === text &&
      (threadId === undefined || said.threadId === threadId) &&
      age(said.at, now) < DOUBLE_TAP_MS,
  );

export function refuseTooMuch({ recent }: Speaker, kind: ContentKind, now: Date): void {
  const times = recent.filter((said) => said.kind === kind).map(({ at }) => age(at, now));
  const { soon, day } = MOST[kind];
  const lately = times.filter((ms) => ms < WINDOW_MS);
  if (lately.length < soon && times.length < day) return;
  const waitMs = lately.length >= soon ? WINDOW_MS - Math.max(...lately) : DAY_MS - Math.max(...times);
  throw new Problem('rate_limited', 'You are posting a lot. Please wait a little before you post again.', {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

/** Held: links from an account of less than a day, many links from anyone, a long text said before. */
export function stateOf({ since, recent }: Speaker, text: string, now: Date): Exclude<ContentState, 'hidden'> {
  const links = text.match(LINK)?.length ?? 0;
  if (links >= MANY_LINKS || (links > 0 && age(since, now) < DAY_MS)) return 'held';
  if (text.length >= LONG_ENOUGH_TO_REPEAT && recent.some((said) => same(said.text, text))) return 'held';
  return 'shown';
}

const same = (one: string, other: string) => plain(one) === plain(other);
const plain = (text: string) => text.toLowerCase().replaceAll(/\W+/g, ' ').trim();
