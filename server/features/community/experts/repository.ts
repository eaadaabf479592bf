/** Every query on experts' profiles. Figures of a profile are counted from its answers when it is looked at. */
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Expert, ExpertForm } from '#contract/experts.ts';
import type { Db } from '#server/db/open.ts';
import { users } from '#server/db/tables/accounts.ts';
import { expertProfiles as experts } from '#server/db/tables/community.ts';

const MOST_ANSWERS = 20;

/** Answers of an expert, and how many of them others voted for or accepted. */
const standing = sql`(
  select count(*)::int as given, (count(*) filter (where a.upvotes > 0 or a.is_accepted))::int as helped
  from qa_answers a where a.user_id = ${experts.userId} and a.state = 'shown'
)`;

const columns = {
  id: experts.id,
  displayName: experts.displayName,
  credentials: experts.credentials,
  specialties: experts.specialties,
  yearsExperience: experts.yearsExperience,
  location: experts.location,
  bio: experts.bio,
  isVerified: experts.isVerified,
  createdAt: experts.createdAt,
  given: sql<number>`(select given from ${standing} as s)`,
  helped: sql<number>`(select helped from ${standing} as s)`,
  /** The place in the directory. */
  ranked: experts.answersCount,
};

export const expertRepository = (db: Db) => {
  // With a second table, columns are named in full inside the subqueries.
  const select = (where: SQL | undefined) =>
    db.select(columns).from(experts).innerJoin(users, eq(users.id, experts.userId)).where(where).$dynamic();
  type Row = Awaited<ReturnType<typeof select>>[number];

  const toExpert = ({ given, helped, ranked: _, createdAt, ...row }: Row): Expert => ({
    ...row,
    answersCount: given,
    averageRating: given === 0 ? 0 : Math.round((50 * helped) / given) / 10,
    createdAt: createdAt.toISOString(),
  });
  const first = async (where: SQL | undefined): Promise<Expert | undefined> => {
    const [row] = await select(where);
    return row && toExpert(row);
  };

  return {
    /** Verified ones, the busiest first; one more than `limit`, when there is one. */
    directory: async (search: string | undefined, limit: number, after: { rank: number; id: number } | undefined) => {
      const part = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
      const rows = await select(
        and(
          sql`${experts.isVerified}`,
          part
            ? or(
                ilike(experts.displayName, part),
                sql`exists (select 1 from unnest(${experts.specialties}) x where x ilike ${part})`,
              )
            : undefined,
          after && sql`(${experts.answersCount}, ${experts.id}) < (${after.rank}, ${after.id})`,
        ),
      )
        .orderBy(desc(experts.answersCount), desc(experts.id))
        .limit(limit + 1);
      return rows.map((row) => ({ rank: row.ranked, expert: toExpert(row) }));
    },

    find: (id: number) => first(eq(experts.id, id)),
    ofUser: (userId: number) => first(eq(experts.userId, userId)),

    /** The latest answers, under the questions that everyone may see. */
    answersOf: async (id: number) => {
      const { rows } = await db.execute<{
        questionId: string;
        title: string;
        isAccepted: boolean;
        upvotes: number;
      }>(sql`
        select a.question_id as "questionId", q.title, a.is_accepted as "isAccepted", a.upvotes
        from expert_profiles e
        join qa_answers a on a.user_id = e.user_id and a.state = 'shown'
        join qa_questions q on q.id = a.question_id and q.state = 'shown'
        where e.id = ${id} order by a.id desc limit ${MOST_ANSWERS}`);
      return rows.map((row) => ({ ...row, questionId: Number(row.questionId) }));
    },

    /** The mark belongs to the name and credentials that were looked at: with others it has to be given anew. */
    save: async (userId: number, form: ExpertForm, now: Date): Promise<Expert | undefined> => {
      const said = {
        displayName: form.displayName,
        credentials: form.credentials,
        specialties: [...new Set(form.specialties)],
        yearsExperience: form.yearsExperience ?? null,
        location: form.location || null,
        bio: form.bio || null,
      };
      await db
        .insert(experts)
        .values({ userId, ...said, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: experts.userId,
          set: {
            ...said,
            isVerified: sql`${experts.isVerified} and ${experts.displayName} = excluded.display_name
              and ${experts.credentials} = excluded.credentials`,
            updatedAt: now,
          },
        });
      return first(eq(experts.userId, userId));
    },

    remove: async (userId: number): Promise<boolean> =>
      (await db.delete(experts).where(eq(experts.userId, userId)).returning({ id: experts.id })).length > 0,

    /** Those that wait to be verified, then the others. */
    forReview: async (limit: number): Promise<Expert[]> =>
      (await select(undefined).orderBy(experts.isVerified, desc(experts.id)).limit(limit)).map(toExpert),

    verify: async (id: number, verified: boolean): Promise<Expert | undefined> => {
      await db
        .update(experts)
        .set({ isVerified: verified, updatedAt: sql`${experts.updatedAt}` })
        .where(eq(experts.id, id));
      return first(eq(experts.id, id));
    },

    /** Brings the figures that order the directory up to date. */
    addUp: async (): Promise<void> => {
      await db.execute(sql`
        update expert_profiles as e set answers_count = s.given,
          average_rating = case when s.given = 0 then 0 else round(50.0 * s.helped / s.given) / 10 end
        from (
          select p.id, count(a.id)::int as given,
            (count(a.id) filter (where a.upvotes > 0 or a.is_accepted))::int as helped
          from expert_profiles p left join qa_answers a on a.user_id = p.user_id and a.state = 'shown' group by p.id
        ) as s
        where s.id = e.id and e.answers_count is distinct from s.given`);
    },
  };
};
