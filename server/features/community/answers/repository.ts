/** Every query on answers. */
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Answer } from '#contract/qa.ts';
import type { Db } from '#server/db/open.ts';
import { one } from '#server/db/rows.ts';
import { users } from '#server/db/tables/accounts.ts';
import {
  qaAnswers as answers,
  expertProfiles as experts,
  qaQuestions as questions,
  qaAnswerVotes as votes,
} from '#server/db/tables/community.ts';
import { settle } from '../questions/status/repository.ts';
import { stateAfterChange } from '../speech/repository.ts';
import { writtenOf } from '../written.ts';

/** More than anyone's votes: the accepted answer stands before all others. */
const ACCEPTED = 1_000_000_000_000;

const rank = sql<number>`(${answers.upvotes} + case when ${answers.isAccepted} then ${ACCEPTED}::bigint else 0 end)`;

export const rankOf = ({ upvotes, isAccepted }: Pick<Answer, 'upvotes' | 'isAccepted'>): number =>
  upvotes + (isAccepted ? ACCEPTED : 0);

const columns = (reader: number | undefined) => ({
  id: answers.id,
  questionId: answers.questionId,
  userId: answers.userId,
  username: users.username,
  content: answers.content,
  state: answers.state,
  upvotes: answers.upvotes,
  isAccepted: answers.isAccepted,
  isExpertAnswer: answers.isExpertAnswer,
  expertCredentials: answers.expertCredentials,
  expertId: experts.id,
  upvoted:
    reader === undefined
      ? sql<boolean>`false`
      : sql<boolean>`exists (
          select 1 from qa_answer_votes v where v.answer_id = ${answers.id} and v.user_id = ${reader}
        )`,
  createdAt: answers.createdAt,
  updatedAt: answers.updatedAt,
});

export const answerRepository = (db: Db) => {
  const select = (reader: number | undefined, where: SQL | undefined) =>
    db
      .select(columns(reader))
      .from(answers)
      .leftJoin(users, eq(users.id, answers.userId))
      .leftJoin(experts, and(eq(experts.userId, answers.userId), experts.isVerified))
      .where(where)
      .$dynamic();
  type Row = Awaited<ReturnType<typeof select>>[number];

  const toAnswer =
    (reader: number | undefined) =>
    ({ userId, username, state, content, createdAt, updatedAt, ...row }: Row): Answer => ({
      ...row,
      ...writtenOf({ id: row.id, userId, username, state, content, createdAt, updatedAt }, reader),
    });
  const own = (userId: number, id: number) => and(eq(answers.id, id), eq(answers.userId, userId));
  /** Whether it is an expert's is the database's to say, at the moment of writing. */
  const markOf = async (userId: number) => {
    const [expert] = await db
      .select({ credentials: experts.credentials })
      .from(experts)
      .where(and(eq(experts.userId, userId), experts.isVerified));
    return { isExpertAnswer: expert !== undefined, expertCredentials: expert?.credentials ?? null };
  };
  const visibleTo = (reader: number | undefined) =>
    or(eq(answers.state, 'shown'), reader === undefined ? undefined : eq(answers.userId, reader));

  return {
    /** The accepted one first, then by votes, then the oldest; one more than `limit`, when there is one. */
    below: async (
      reader: number | undefined,
      questionId: number,
      limit: number,
      after: { rank: number; id: number } | undefined,
    ): Promise<Answer[]> =>
      (
        await select(
          reader,
          and(
            eq(answers.questionId, questionId),
            visibleTo(reader),
            after && sql`(-${rank}, ${answers.id}) > (${-after.rank}::bigint, ${after.id}::bigint)`,
          ),
        )
          .orderBy(desc(rank), answers.id)
          .limit(limit + 1)
      ).map(toAnswer(reader)),

    find: async (reader: number | undefined, id: number): Promise<Answer | undefined> => {
      const [row] = await select(reader, and(eq(answers.id, id), visibleTo(reader)));
      return row && toAnswer(reader)(row);
    },

    add: async (userId: number, questionId: number, content: string, state: string, now: Date): Promise<number> =>
      one(
        await db
          .insert(answers)
          .values({ userId, questionId, content, state, ...(await markOf(userId)), createdAt: now, updatedAt: now })
          .returning({ id: answers.id }),
      ).id,

    /** New words are marked by what their author is now: a mark that was lost is not put on them. */
    change: async (userId: number, id: number, content: string, state: string, now: Date): Promise<boolean> => {
      const mark = await markOf(userId);
      return db.transaction(async (tx) => {
        const [changed] = await tx
          .update(answers)
          .set({ content, ...mark, state: stateAfterChange(answers.state, state), updatedAt: now })
          .where(own(userId, id))
          .returning();
        if (changed?.isAccepted) await settle(tx, changed.questionId);
        return changed !== undefined;
      });
    },

    /** Without its accepted answer a question is open again. */
    remove: async (userId: number, id: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [gone] = await tx.delete(answers).where(own(userId, id)).returning();
        if (gone?.isAccepted) await settle(tx, gone.questionId);
        return gone !== undefined;
      }),

    /** Adds or takes back a vote. Nobody votes for the own answer. */
    vote: async (userId: number, id: number): Promise<{ upvoted: boolean; upvotes: number } | undefined> =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select({ id: answers.id })
          .from(answers)
          .where(and(eq(answers.id, id), eq(answers.state, 'shown'), sql`${answers.userId} is distinct from ${userId}`))
          .for('key share');
        if (!row) return undefined;
        const added = await tx.insert(votes).values({ answerId: id, userId }).onConflictDoNothing().returning();
        const gone =
          added.length > 0
            ? []
            : await tx
                .delete(votes)
                .where(and(eq(votes.answerId, id), eq(votes.userId, userId)))
                .returning();
        const { upvotes } = one(
          await tx
            .update(answers)
            .set({
              upvotes: sql`${answers.upvotes} + ${added.length - gone.length}`,
              updatedAt: sql`${answers.updatedAt}`,
            })
            .where(eq(answers.id, id))
            .returning({ upvotes: answers.upvotes }),
        );
        return { upvoted: added.length > 0, upvotes };
      }),

    /** Only the asker's question is locked and changed, so that of two answers accepted at once one remains. Its id. */
    accept: async (asker: number, id: number): Promise<number | undefined> =>
      db.transaction(async (tx) => {
        const [question] = await tx
          .select({ id: questions.id })
          .from(questions)
          .innerJoin(answers, eq(answers.questionId, questions.id))
          .where(and(eq(answers.id, id), eq(answers.state, 'shown'), eq(questions.userId, asker)))
          .for('update', { of: questions });
        if (!question) return undefined;
        const unchanged = { updatedAt: sql`${answers.updatedAt}` };
        await tx
          .update(answers)
          .set({ isAccepted: false, ...unchanged })
          .where(and(eq(answers.questionId, question.id), answers.isAccepted));
        const [accepted] = await tx
          .update(answers)
          .set({ isAccepted: true, ...unchanged })
          .where(eq(answers.id, id))
          .returning();
        if (!accepted) return undefined;
        await settle(tx, question.id);
        return question.id;
      }),
  };
};
