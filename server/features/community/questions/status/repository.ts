/** Whether a question is answered: by what everyone can see accepted. What its asker has closed stays closed. */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { qaQuestions as questions } from '#server/db/tables/community.ts';

/** What an unclosed question is. */
export const openOrAnswered = sql`case when exists (
  select 1 from qa_answers a where a.question_id = ${questions.id} and a.is_accepted and a.state = 'shown'
) then 'answered' else 'open' end`;

/** After an answer was accepted, hidden, held or deleted. */
export const settle = async (db: Db, questionId: number): Promise<void> => {
  await db
    .update(questions)
    .set({
      status: sql`case when ${questions.status} = 'closed' then 'closed' else ${openOrAnswered} end`,
      updatedAt: sql`${questions.updatedAt}`,
    })
    .where(eq(questions.id, questionId));
};
