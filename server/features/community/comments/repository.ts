/** Every query on comments. */
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Comment } from '#contract/community.ts';
import type { Db } from '#server/db/open.ts';
import { one } from '#server/db/rows.ts';
import { users } from '#server/db/tables/accounts.ts';
import { communityComments as comments } from '#server/db/tables/community.ts';
import type { Place } from '../search/repository.ts';
import { stateAfterChange } from '../speech/repository.ts';
import { writtenOf } from '../written.ts';

const columns = {
  id: comments.id,
  userId: comments.userId,
  username: users.username,
  content: comments.content,
  state: comments.state,
  createdAt: comments.createdAt,
  updatedAt: comments.updatedAt,
};

export const commentRepository = (db: Db) => {
  const select = (where: SQL | undefined) =>
    db.select(columns).from(comments).leftJoin(users, eq(users.id, comments.userId)).where(where).$dynamic();
  const own = (userId: number, id: number) => and(eq(comments.id, id), eq(comments.userId, userId));
  const visibleTo = (reader: number | undefined) =>
    or(eq(comments.state, 'shown'), reader === undefined ? undefined : eq(comments.userId, reader));

  return {
    /** Oldest first; one more than `limit`, when there is one. */
    below: async (reader: number | undefined, postId: number, limit: number, after: Place | undefined) =>
      (
        await select(
          and(
            eq(comments.postId, postId),
            visibleTo(reader),
            after && sql`(${comments.createdAt}, ${comments.id}) > (${after.at.toISOString()}, ${after.id})`,
          ),
        )
          .orderBy(asc(comments.createdAt), asc(comments.id))
          .limit(limit + 1)
      ).map((row): Comment => writtenOf(row, reader)),

    find: async (reader: number | undefined, id: number): Promise<Comment | undefined> => {
      const [row] = await select(and(eq(comments.id, id), visibleTo(reader)));
      return row && writtenOf(row, reader);
    },

    add: async (userId: number, postId: number, content: string, state: string, now: Date): Promise<number> =>
      one(
        await db
          .insert(comments)
          .values({ userId, postId, content, state, createdAt: now, updatedAt: now })
          .returning({ id: comments.id }),
      ).id,

    change: async (userId: number, id: number, content: string, state: string, now: Date): Promise<boolean> =>
      (
        await db
          .update(comments)
          .set({ content, state: stateAfterChange(comments.state, state), updatedAt: now })
          .where(own(userId, id))
          .returning({ id: comments.id })
      ).length > 0,

    remove: async (userId: number, id: number): Promise<boolean> =>
      (await db.delete(comments).where(own(userId, id)).returning({ id: comments.id })).length > 0,
  };
};
