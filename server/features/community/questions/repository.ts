/** Every query on questions. What is held or hidden is found by its author alone. */
import { and, arrayContains, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { Category, type NewQuestion, Status } from '#contract/qa.ts';
import type { Db } from '#server/db/open.ts';
import { one } from '#server/db/rows.ts';
import { users } from '#server/db/tables/accounts.ts';
import { qaQuestions as questions, qaQuestionVotes as votes } from '#server/db/tables/community.ts';
import { inOrderOf, type Place, searchRepository } from '../search/repository.ts';
import { stateAfterChange } from '../speech/repository.ts';
import { viewsOf } from '../views/repository.ts';
import { writtenOf } from '../written.ts';
import { openOrAnswered } from './status/repository.ts';

interface Asked {
  reader: number | undefined;
  category: Category | undefined;
  status: Status | undefined;
  fault: string | undefined;
  search: string | undefined;
  sort: 'new' | 'top';
  limit: number;
  after: Place | undefined;
}

const columns = (reader: number | undefined) => ({
  id: questions.id,
  userId: questions.userId,
  username: users.username,
  title: questions.title,
  content: questions.content,
  state: questions.state,
  status: questions.status,
  category: questions.category,
  carMake: questions.carMake,
  carModel: questions.carModel,
  carYear: questions.carYear,
  isUrgent: questions.isUrgent,
  faultIds: questions.faultIds,
  upvotes: questions.upvotes,
  views: viewsOf('question', questions.views, questions.id),
  answersCount: sql<number>`(
    select count(*)::int from qa_answers a where a.question_id = ${questions.id} and a.state = 'shown'
  )`,
  upvoted:
    reader === undefined
      ? sql<boolean>`false`
      : sql<boolean>`exists (
          select 1 from qa_question_votes v where v.question_id = ${questions.id} and v.user_id = ${reader}
        )`,
  createdAt: questions.createdAt,
  updatedAt: questions.updatedAt,
});

export const questionRepository = (db: Db) => {
  const select = (reader: number | undefined, where: SQL | undefined) =>
    db.select(columns(reader)).from(questions).leftJoin(users, eq(users.id, questions.userId)).where(where).$dynamic();
  type Row = Awaited<ReturnType<typeof select>>[number];

  const toQuestion =
    (reader: number | undefined) =>
    ({ userId, username, state, content, createdAt, updatedAt, ...row }: Row) => ({
      ...row,
      ...writtenOf({ id: row.id, userId, username, state, content, createdAt, updatedAt }, reader),
      status: Status.parse(row.status),
      category: Category.parse(row.category),
    });

  const own = (userId: number, id: number) => and(eq(questions.id, id), eq(questions.userId, userId));

  return {
    /** One more than `limit`, when there is one. */
    list: async ({ reader, category, status, fault, search, sort, limit, after }: Asked) => {
      const wanted = and(
        sql`${questions.state} = 'shown'`,
        category && eq(questions.category, category),
        status && eq(questions.status, status),
        fault === undefined ? undefined : arrayContains(questions.faultIds, [fault]),
      );
      if (search && wanted) {
        const ids = await searchRepository(db).find(
          { table: questions, where: wanted, order: sort === 'top' ? 'upvotes' : 'created_at' },
          search,
          limit,
          after,
        );
        const rows = ids.length === 0 ? [] : await select(reader, inArray(questions.id, ids));
        return inOrderOf(ids, rows).map(toQuestion(reader));
      }
      const top = sort === 'top';
      const rank = top ? questions.upvotes : questions.createdAt;
      // A place in the list of the most voted has the votes where others have the time.
      const at = after && (top ? after.at.getTime() : after.at.toISOString());
      const rows = await select(reader, and(wanted, after && sql`(${rank}, ${questions.id}) < (${at}, ${after.id})`))
        .orderBy(desc(rank), desc(questions.id))
        .limit(limit + 1);
      return rows.map(toQuestion(reader));
    },

    /** Solved questions with most of these words in common, or about one of these faults. */
    similar: async (words: readonly string[], faultIds: string[], limit: number) => {
      const query = sql`to_tsquery('english', ${words.join(' | ')})`;
      const hits = words.length === 0 ? sql`false` : sql`words @@ ${query}`;
      const { rows } = await db.execute<{ id: string; title: string; answersCount: number }>(sql`
        with hits as materialized (
          select id, title, words, fault_ids from qa_questions
          where state = 'shown' and status = 'answered' and (${hits} or fault_ids && ${sql.param(faultIds, questions.faultIds)})
          limit 1000
        )
        select id, title, (
          select count(*)::int from qa_answers a where a.question_id = hits.id and a.state = 'shown'
        ) as "answersCount"
        from hits
        order by ts_rank(words, ${words.length === 0 ? sql`''::tsquery` : query})
          + case when fault_ids && ${sql.param(faultIds, questions.faultIds)} then 0.1 else 0 end desc, id desc
        limit ${limit}`);
      return rows.map((row) => ({ ...row, id: Number(row.id) }));
    },

    find: async (reader: number | undefined, id: number) => {
      const visible = or(eq(questions.state, 'shown'), reader === undefined ? undefined : eq(questions.userId, reader));
      const [row] = await select(reader, and(eq(questions.id, id), visible));
      return row && toQuestion(reader)(row);
    },

    add: async (userId: number, asked: NewQuestion & { faultIds: string[] }, state: string, now: Date) =>
      one(
        await db
          .insert(questions)
          .values({
            userId,
            title: asked.title,
            content: asked.content,
            carMake: asked.carMake || null,
            carModel: asked.carModel || null,
            carYear: asked.carYear ?? null,
            category: asked.category,
            isUrgent: asked.isUrgent,
            faultIds: asked.faultIds,
            state,
            createdAt: now,
            updatedAt: now,
          })
          .returning({ id: questions.id }),
      ).id,

    change: async (
      userId: number,
      id: number,
      { title, content }: { title: string; content: string },
      state: string,
      now: Date,
    ): Promise<boolean> => {
      const rows = await db
        .update(questions)
        .set({ title, content, state: stateAfterChange(questions.state, state), updatedAt: now })
        .where(own(userId, id))
        .returning({ id: questions.id });
      return rows.length > 0;
    },

    /** Opened again, a question with an accepted answer is an answered one. */
    close: async (userId: number, id: number, closed: boolean): Promise<boolean> => {
      const rows = await db
        .update(questions)
        .set({ status: closed ? 'closed' : openOrAnswered, updatedAt: sql`${questions.updatedAt}` })
        .where(own(userId, id))
        .returning({ id: questions.id });
      return rows.length > 0;
    },

    remove: async (userId: number, id: number): Promise<boolean> =>
      (await db.delete(questions).where(own(userId, id)).returning({ id: questions.id })).length > 0,

    /** Adds or takes back a vote. Nobody votes for the own question. */
    vote: async (userId: number, id: number): Promise<{ upvoted: boolean; upvotes: number } | undefined> =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select({ id: questions.id })
          .from(questions)
          .where(
            and(
              eq(questions.id, id),
              eq(questions.state, 'shown'),
              sql`${questions.userId} is distinct from ${userId}`,
            ),
          )
          .for('key share');
        if (!row) return undefined;
        const added = await tx.insert(votes).values({ questionId: id, userId }).onConflictDoNothing().returning();
        const gone =
          added.length > 0
            ? []
            : await tx
                .delete(votes)
                .where(and(eq(votes.questionId, id), eq(votes.userId, userId)))
                .returning();
        const { upvotes } = one(
          await tx
            .update(questions)
            .set({
              upvotes: sql`${questions.upvotes} + ${added.length - gone.length}`,
              updatedAt: sql`${questions.updatedAt}`,
            })
            .where(eq(questions.id, id))
            .returning({ upvotes: questions.upvotes }),
        );
        return { upvoted: added.length > 0, upvotes };
      }),

    /** Keeps a question as it is until this transaction is over. Its status; undefined: it is gone. */
    hold: async (id: number): Promise<Status | undefined> => {
      const [row] = await db
        .select({ status: questions.status })
        .from(questions)
        .where(eq(questions.id, id))
        .for('share');
      return row && Status.parse(row.status);
    },
  };
};
