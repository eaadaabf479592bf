/** Everything held about an owner: read out whole, or taken away. */
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/open.ts';
import { one } from '#server/db/rows.ts';
import { idempotencyKeys, signIns, users } from '#server/db/tables/accounts.ts';
import { cars, chosenCars } from '#server/db/tables/cars.ts';
import {
  communityComments,
  communityLikes,
  communityPosts,
  contentReports,
  expertProfiles,
  qaAnswers,
  qaAnswerVotes,
  qaQuestions,
  qaQuestionVotes,
} from '#server/db/tables/community.ts';
import { diagnosticResults, diagnosticSessions, partOptions } from '#server/db/tables/diagnostics.ts';
import { paymentEvents, userSubscriptions } from '#server/db/tables/subscriptions.ts';
import { supportMessages } from '#server/db/tables/support.ts';
import { repairTutorials, tutorialRequests } from '#server/db/tables/tutorials.ts';

type OwnedTable = PgTable & { userId: PgColumn };

/** Every table whose rows belong to an owner, under the name it has in the export. A test compares this with the database. */
const OWNED: Record<string, OwnedTable> = {
  signIns,
  cars,
  chosenCars,
  diagnosticSessions,
  communityPosts,
  communityComments,
  questions: qaQuestions,
  answers: qaAnswers,
  communityLikes,
  questionVotes: qaQuestionVotes,
  answerVotes: qaAnswerVotes,
  contentReports,
  expertProfiles,
  subscriptions: userSubscriptions,
  supportMessages,
  tutorials: repairTutorials,
  tutorialRequests,
  requests: idempotencyKeys,
};

/** Secrets, which even their owner gets in no other form than the one remembered; and the database's own index of words. */
const SECRET = new Set(['password', 'securityAnswer', 'resetToken', 'tokenHash', 'fingerprint', 'words']);

/** Sums of votes: each voter's goes with the voter. */
const VOTES = [
  { sum: 'likes', of: communityPosts, votes: communityLikes, voted: 'post_id' },
  { sum: 'upvotes', of: qaQuestions, votes: qaQuestionVotes, voted: 'question_id' },
  { sum: 'upvotes', of: qaAnswers, votes: qaAnswerVotes, voted: 'answer_id' },
] as const;

type Row = Record<string, unknown>;

/** Rows at a time: so many are read and written down before others get a turn. */
const ROWS = 25;

const withoutSecrets = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.has(name)));

/** The rows of a table as a JSON list, in pieces. Which there are is asked first: each piece is then found by its keys. */
async function listOf(db: Db, table: PgTable, where: SQL | undefined): Promise<string[]> {
  const { id, key = id }: Record<string, PgColumn> = getTableColumns(table);
  if (!key) return [jsonOf(await db.select().from(table).where(where))];
  const keys = await db.select({ key }).from(table).where(where).orderBy(asc(key));
  const pieces: string[] = [];
  for (let at = 0; at < keys.length; at += ROWS) {
    const some = inArray(
      key,
      keys.slice(at, at + ROWS).map((row) => row.key),
    );
    pieces.push(jsonOf(await db.select().from(table).where(and(where, some)).orderBy(asc(key))));
  }
  return pieces.filter((piece) => piece !== '').flatMap((piece, at) => (at === 0 ? [piece] : [',', piece]));
}

/** Without the brackets of the list. */
const jsonOf = (rows: Row[]): string => JSON.stringify(rows.map(withoutSecrets)).slice(1, -1);

export const accountDataRepository = (db: Db) => ({
  /**
   * The account, every table of `OWNED`, and what hangs on sessions and payments; as of one moment. JSON in pieces: thousands of
   * diagnoses are more than one text should hold, and too much for the thread that answers everybody to write at one go.
   */
  everything: async (userId: number): Promise<string[]> =>
    db.transaction(
      async (tx) => {
        const account = one<Row>(await tx.select().from(users).where(eq(users.id, userId)));
        const pieces = [`{"account":${JSON.stringify(withoutSecrets(account))}`];
        const add = async (name: string, table: PgTable, where: SQL | undefined) =>
          pieces.push(`,"${name}":[`, ...(await listOf(tx, table, where)), ']');
        for (const [name, table] of Object.entries(OWNED)) await add(name, table, eq(table.userId, userId));
        const ofOwner = tx
          .select({ id: diagnosticSessions.id })
          .from(diagnosticSessions)
          .where(eq(diagnosticSessions.userId, userId));
        await add('diagnosticResults', diagnosticResults, inArray(diagnosticResults.sessionId, ofOwner));
        const ofResults = tx
          .select({ id: diagnosticResults.id })
          .from(diagnosticResults)
          .where(inArray(diagnosticResults.sessionId, ofOwner));
        await add('partOptions', partOptions, inArray(partOptions.resultId, ofResults));
        const payments = await tx
          .select(getTableColumns(paymentEvents))
          .from(paymentEvents)
          .innerJoin(
            userSubscriptions,
            and(
              eq(userSubscriptions.paymentProcessor, paymentEvents.processor),
              eq(userSubscriptions.agreement, paymentEvents.agreement),
            ),
          )
          .where(eq(userSubscriptions.userId, userId))
          .orderBy(asc(paymentEvents.id));
        pieces.push(`,"paymentEvents":[${jsonOf(payments)}]}`);
        return pieces;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),

  /** Takes the account and all that is the owner's. Posts and answers stay, by nobody; credentials on them go too, and votes given. */
  remove: async (userId: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      // Locked, so that no vote of the owner's comes between the counting and the end.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      for (const { sum, of, votes, voted } of VOTES)
        await tx.execute(sql`
          update ${of} as t set ${sql.identifier(sum)} = t.${sql.identifier(sum)} - 1
          from ${votes} as v where v.${sql.identifier(voted)} = t.id and v.user_id = ${userId}`);
      await tx.update(qaAnswers).set({ expertCredentials: null }).where(eq(qaAnswers.userId, userId));
      return (await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id })).length > 0;
    }),
});
