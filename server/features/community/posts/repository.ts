/** Every query on posts. What is held or hidden is found by its author alone. */
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { NewPost, Post, PostSort } from '#contract/community.ts';
import type { Db } from '#server/db/open.ts';
import { one } from '#server/db/rows.ts';
import { users } from '#server/db/tables/accounts.ts';
import { communityLikes as likes, communityPosts as posts } from '#server/db/tables/community.ts';
import { inOrderOf, type Place, searchRepository } from '../search/repository.ts';
import { stateAfterChange } from '../speech/repository.ts';
import { viewsOf } from '../views/repository.ts';
import { writtenOf } from '../written.ts';

interface Asked {
  reader: number | undefined;
  sort: PostSort;
  search: string | undefined;
  limit: number;
  after: Place | undefined;
}

const shown = sql`state = 'shown' and not is_sticky`;
const stuck = sql`state = 'shown' and is_sticky`;

/** More would not be sticky any more. */
const MOST_STICKY = 10;

const columns = (reader: number | undefined) => ({
  id: posts.id,
  userId: posts.userId,
  username: users.username,
  title: posts.title,
  content: posts.content,
  state: posts.state,
  isSticky: posts.isSticky,
  likes: posts.likes,
  views: viewsOf('post', posts.views, posts.id),
  commentCount: sql<number>`(
    select count(*)::int from community_comments c where c.post_id = ${posts.id} and c.state = 'shown'
  )`,
  liked:
    reader === undefined
      ? sql<boolean>`false`
      : sql<boolean>`exists (
          select 1 from community_likes l where l.post_id = ${posts.id} and l.user_id = ${reader}
        )`,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
});

export const postRepository = (db: Db) => {
  const select = (reader: number | undefined, where: SQL | undefined) =>
    db.select(columns(reader)).from(posts).leftJoin(users, eq(users.id, posts.userId)).where(where).$dynamic();
  type Row = Awaited<ReturnType<typeof select>>[number];

  const toPost =
    (reader: number | undefined) =>
    ({ title, likes, views, commentCount, isSticky, liked, ...row }: Row): Post => ({
      ...writtenOf(row, reader),
      title,
      likes,
      views,
      commentCount,
      isSticky,
      liked,
    });

  const byIds = async (reader: number | undefined, ids: number[]): Promise<Row[]> =>
    ids.length === 0 ? [] : inOrderOf(ids, await select(reader, inArray(posts.id, ids)));

  const own = (userId: number, id: number) => and(eq(posts.id, id), eq(posts.userId, userId));

  return {
    /** Sticky posts, which stand before the first page. */
    sticky: async ({ reader, search }: Pick<Asked, 'reader' | 'search'>): Promise<Post[]> => {
      const matches = search ? sql`${stuck} and words @@ websearch_to_tsquery('english', ${search})` : stuck;
      const ids = await db.execute<{ id: string }>(
        sql`select id from community_posts where ${matches} order by created_at desc, id desc limit ${MOST_STICKY}`,
      );
      return (
        await byIds(
          reader,
          ids.rows.map(({ id }) => Number(id)),
        )
      ).map(toPost(reader));
    },

    /** The others; one more than `limit`, when there is one. */
    list: async ({ reader, sort, search, limit, after }: Asked): Promise<Post[]> => {
      if (search) {
        const ids = await searchRepository(db).find(
          { table: posts, where: shown, order: sort === 'top' ? 'likes' : 'created_at' },
          search,
          limit,
          after,
        );
        return (await byIds(reader, ids)).map(toPost(reader));
      }
      const top = sort === 'top';
      const rank = top ? posts.likes : posts.createdAt;
      // A place in the list of the most liked has the likes where others have the time.
      const at = after && (top ? after.at.getTime() : after.at.toISOString());
      const rows = await select(
        reader,
        and(
          sql`${posts.state} = 'shown' and not ${posts.isSticky}`,
          after && sql`(${rank}, ${posts.id}) < (${at}, ${after.id})`,
        ),
      )
        .orderBy(desc(rank), desc(posts.id))
        .limit(limit + 1);
      return rows.map(toPost(reader));
    },

    find: async (reader: number | undefined, id: number): Promise<Post | undefined> => {
      const visible = or(eq(posts.state, 'shown'), reader === undefined ? undefined : eq(posts.userId, reader));
      const [row] = await select(reader, and(eq(posts.id, id), visible));
      return row && toPost(reader)(row);
    },

    /** Keeps a post from being deleted until this transaction is over. False: it is gone. */
    hold: async (id: number): Promise<boolean> =>
      (await db.select({ id: posts.id }).from(posts).where(eq(posts.id, id)).for('key share')).length > 0,

    add: async (userId: number, post: NewPost, state: string, now: Date): Promise<number> =>
      one(
        await db
          .insert(posts)
          .values({ userId, title: post.title, content: post.content, state, createdAt: now, updatedAt: now })
          .returning({ id: posts.id }),
      ).id,

    change: async (userId: number, id: number, { title, content }: NewPost, state: string, now: Date) =>
      (
        await db
          .update(posts)
          .set({ title, content, state: stateAfterChange(posts.state, state), updatedAt: now })
          .where(own(userId, id))
          .returning({ id: posts.id })
      ).length > 0,

    remove: async (userId: number, id: number): Promise<boolean> =>
      (await db.delete(posts).where(own(userId, id)).returning({ id: posts.id })).length > 0,

    /** Adds or takes back a like; the key of the likes decides which, so that each person counts once. */
    like: async (userId: number, id: number): Promise<{ liked: boolean; likes: number } | undefined> =>
      db.transaction(async (tx) => {
        const [post] = await tx
          .select({ id: posts.id })
          .from(posts)
          .where(and(eq(posts.id, id), eq(posts.state, 'shown')))
          .for('key share');
        if (!post) return undefined;
        const added = await tx.insert(likes).values({ postId: id, userId }).onConflictDoNothing().returning();
        const gone =
          added.length > 0
            ? []
            : await tx
                .delete(likes)
                .where(and(eq(likes.postId, id), eq(likes.userId, userId)))
                .returning();
        const counted = one(
          await tx
            .update(posts)
            .set({ likes: sql`${posts.likes} + ${added.length - gone.length}`, updatedAt: sql`${posts.updatedAt}` })
            .where(eq(posts.id, id))
            .returning({ likes: posts.likes }),
        );
        return { liked: added.length > 0, likes: counted.likes };
      }),
  };
};
