/** What somebody said lately, asked before saying more. One person's sayings come one after the other. */
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContentKind } from '#contract/moderation.ts';
import type { Db } from '#server/db/open.ts';
import { one } from '#server/db/rows.ts';
import { users } from '#server/db/tables/accounts.ts';
import { communityComments, communityPosts, qaAnswers, qaQuestions } from '#server/db/tables/community.ts';
import { justSaid, MOST_RECALLED, refuseTooMuch, type Said, type Speaker, stateOf } from './judge.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Speech {
  userId: number;
  kind: ContentKind;
  text: string;
  threadId?: number | undefined;
}

interface Rules {
  now: Date;
  limited: boolean;
}

export const speechRepository = (db: Db) => {
  const speaker = async (tx: Db, userId: number, now: Date): Promise<Speaker> => {
    // Locked, so that the same person's next saying waits for this one and counts it.
    const { since } = one(
      await tx.select({ since: users.createdAt }).from(users).where(eq(users.id, userId)).for('no key update'),
    );
    const after = new Date(now.getTime() - DAY_MS);
    const recent: Said[] = [];
    for (const { kind, table, threadId, text } of SAYINGS) {
      const rows = await tx
        .select({ id: table.id, threadId, text, at: table.createdAt })
        .from(table)
        .where(and(eq(table.userId, userId), gt(table.createdAt, after)))
        .orderBy(desc(table.id))
        .limit(MOST_RECALLED);
      recent.push(...rows.map((row) => ({ kind, ...row })));
    }
    return { since, recent };
  };

  return {
    /** Says it in one transaction, or hands back the id of the same thing said a moment ago. */
    say: async (
      speech: Speech,
      { now, limited }: Rules,
      insert: (tx: Db, state: 'shown' | 'held') => Promise<number>,
    ): Promise<number> =>
      db.transaction(async (tx) => {
        const who = await speaker(tx, speech.userId, now);
        const twin = justSaid(who, speech, now);
        if (twin) return twin.id;
        if (limited) refuseTooMuch(who, speech.kind, now);
        return insert(tx, stateOf(who, speech.text, now));
      }),

    /** The state of what somebody is about to change into `text`. */
    stateOfChange: async (userId: number, text: string, now: Date): Promise<'shown' | 'held'> => {
      const [who] = await db.select({ since: users.createdAt }).from(users).where(eq(users.id, userId));
      return stateOf({ since: who?.since ?? now, recent: [] }, text, now);
    },
  };
};

/** What becomes of the state of what its author changes: what is hidden or held stays so, what is shown may come to be held. */
export const stateAfterChange = (state: PgColumn, wanted: string): SQL<string> =>
  sql<string>`case when ${state} = 'shown' then ${wanted} else ${state} end`;

const SAYINGS = [
  {
    kind: 'post',
    table: communityPosts,
    threadId: communityPosts.id,
    text: sql<string>`${communityPosts.title} || e'\n' || ${communityPosts.content}`,
  },
  {
    kind: 'comment',
    table: communityComments,
    threadId: communityComments.postId,
    text: sql<string>`${communityComments.content}`,
  },
  {
    kind: 'question',
    table: qaQuestions,
    threadId: qaQuestions.id,
    text: sql<string>`${qaQuestions.title} || e'\n' || ${qaQuestions.content}`,
  },
  { kind: 'answer', table: qaAnswers, threadId: qaAnswers.questionId, text: sql<string>`${qaAnswers.content}` },
] as const;
