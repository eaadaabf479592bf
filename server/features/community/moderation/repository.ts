/** Reports, what waits for a decision, and the decision. */
import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { ContentState } from '#contract/community.ts';
import type { ContentKind, NewReport, QueueItem } from '#contract/moderation.ts';
import type { Db } from '#server/db/open.ts';
import { users } from '#server/db/tables/accounts.ts';
import {
  communityComments,
  communityPosts,
  qaAnswers,
  qaQuestions,
  contentReports as reports,
} from '#server/db/tables/community.ts';
import { settle } from '../questions/status/repository.ts';

const MOST = 50;

const TABLES = {
  post: { table: communityPosts, threadId: communityPosts.id, title: sql<string | null>`${communityPosts.title}` },
  comment: { table: communityComments, threadId: communityComments.postId, title: sql<string | null>`null` },
  question: { table: qaQuestions, threadId: qaQuestions.id, title: sql<string | null>`${qaQuestions.title}` },
  answer: { table: qaAnswers, threadId: qaAnswers.questionId, title: sql<string | null>`null` },
} as const;

export const moderationRepository = (db: Db) => {
  const waiting = async (kind: ContentKind): Promise<QueueItem[]> => {
    const { table, threadId, title } = TABLES[kind];
    const rows = await db
      .select({
        id: table.id,
        threadId,
        title,
        content: table.content,
        author: users.username,
        state: table.state,
        createdAt: table.createdAt,
      })
      .from(table)
      .leftJoin(users, eq(users.id, table.userId))
      .where(
        sql`${table.id} in (
          select id from ${table} where state = 'held'
          union select content_id from content_reports where kind = ${kind} and closed_at is null
        )`,
      )
      .orderBy(table.id)
      .limit(MOST);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const said = await db
      .select({ contentId: reports.contentId, reason: reports.reason, note: reports.note })
      .from(reports)
      .where(and(eq(reports.kind, kind), inArray(reports.contentId, ids), isNull(reports.closedAt)));
    return rows.map((row) => ({
      ...row,
      kind,
      state: ContentState.parse(row.state),
      createdAt: row.createdAt.toISOString(),
      reports: said.filter(({ contentId }) => contentId === row.id).map(({ reason, note }) => ({ reason, note })),
    }));
  };

  return {
    /** A person's report of a thing counts once, and once more when it was changed after a decision. False: there is no such thing. */
    report: async (userId: number, kind: ContentKind, id: number, { reason, note }: NewReport, now: Date) => {
      const { table } = TABLES[kind];
      const [thing] = await db
        .select({ changedAt: table.updatedAt })
        .from(table)
        .where(and(eq(table.id, id), eq(table.state, 'shown')));
      if (!thing) return false;
      const said = { reason, note: note || null, createdAt: now };
      await db
        .insert(reports)
        .values({ userId, kind, contentId: id, ...said })
        .onConflictDoUpdate({
          target: [reports.userId, reports.kind, reports.contentId],
          set: { ...said, closedAt: null },
          setWhere: lte(reports.closedAt, thing.changedAt),
        });
      return true;
    },

    /** Held and reported things of all kinds, oldest first. */
    queue: async (): Promise<QueueItem[]> => {
      const kinds: ContentKind[] = ['post', 'comment', 'question', 'answer'];
      const all = (await Promise.all(kinds.map(waiting))).flat();
      return all.sort((a, b) => a.createdAt.localeCompare(b.createdAt)).slice(0, MOST);
    },

    /** Hides or shows it, and closes its reports. False: there is no such thing. */
    decide: async (kind: ContentKind, id: number, decision: 'hide' | 'restore', now: Date): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { table, threadId } = TABLES[kind];
        const changed = await tx
          .update(table)
          .set({ state: decision === 'hide' ? 'hidden' : 'shown', updatedAt: sql`${table.updatedAt}` })
          .where(eq(table.id, id))
          .returning({ id: table.id, threadId });
        if (kind === 'answer') for (const answer of changed) await settle(tx, answer.threadId);
        await tx
          .update(reports)
          .set({ closedAt: now })
          .where(and(eq(reports.kind, kind), eq(reports.contentId, id), isNull(reports.closedAt)));
        return changed.length > 0;
      }),

    /** Forgets reports that were decided before then. What is gone needs no decision any more: those are closed now. */
    clearAway: async (before: Date, now: Date): Promise<void> => {
      await db.delete(reports).where(lt(reports.closedAt, before));
      for (const [kind, { table }] of Object.entries(TABLES))
        await db
          .update(reports)
          .set({ closedAt: now })
          .where(
            and(
              eq(reports.kind, kind),
              isNull(reports.closedAt),
              sql`not exists (select 1 from ${table} where ${table.id} = ${reports.contentId})`,
            ),
          );
    },

    stick: async (id: number, isSticky: boolean): Promise<boolean> =>
      (
        await db
          .update(communityPosts)
          .set({ isSticky, updatedAt: sql`${communityPosts.updatedAt}` })
          .where(eq(communityPosts.id, id))
          .returning({ id: communityPosts.id })
      ).length > 0,
  };
};
