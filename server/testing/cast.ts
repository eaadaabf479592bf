/** One of each kind of caller, and something of every kind that a member owns: made by rows, without slow hashing. */
import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '#server/http/session-cookie.ts';
import { signIns, users } from '../db/tables/accounts.ts';
import { cars } from '../db/tables/cars.ts';
import * as community from '../db/tables/community.ts';
import { diagnosticSessions } from '../db/tables/diagnostics.ts';
import type { TestApp } from './test-app.ts';

/** `member` owns what a call names; `other` is a member who does not. All but `unpaid` and `guest` have a plan. */
export const ROLES = ['guest', 'member', 'other', 'expert', 'admin', 'unpaid'] as const;
export type Role = (typeof ROLES)[number];

/** Stands in everything private that the member owns. */
export const CANARY = 'canary-of-the-member';

export interface Cast {
  headers: Record<Role, Record<string, string>>;
  ids: Record<Role, number>;
  /** What the member owns, by the name of its kind. */
  owned: Record<'car' | 'session' | 'post' | 'comment' | 'question' | 'answer' | 'profile', number>;
}

export async function cast(server: TestApp): Promise<Cast> {
  const { db, time } = server;
  const later = new Date(time.now.getTime() + 86_400_000);
  const headers: Cast['headers'] = { guest: {}, member: {}, other: {}, expert: {}, admin: {}, unpaid: {} };
  const ids: Cast['ids'] = { guest: 0, member: 0, other: 0, expert: 0, admin: 0, unpaid: 0 };
  for (const role of ROLES.filter((name) => name !== 'guest')) {
    const paid = role !== 'unpaid';
    const plan = { isSubscriber: paid, subscriptionExpiryDate: paid ? later : null };
    const [row] = await db
      .insert(users)
      .values({ username: `${role} ${randomUUID()}`, password: 'none', isAdmin: role === 'admin', ...plan })
      .returning({ id: users.id });
    const token = newToken();
    ids[role] = row?.id ?? 0;
    await db.insert(signIns).values({ userId: ids[role], tokenHash: hashToken(token), expiresAt: later });
    headers[role] = { cookie: `sid=${token}` };
  }
  const expert = { displayName: 'Eve', credentials: 'Master technician', isVerified: true };
  await db.insert(community.expertProfiles).values({ userId: ids.expert, ...expert });
  return { headers, ids, owned: await ownedBy(server, ids.member) };
}

async function ownedBy({ db }: TestApp, userId: number): Promise<Cast['owned']> {
  const idOf = (rows: { id: number }[]) => rows[0]?.id ?? 0;
  const id = { id: cars.id };
  const car = idOf(await db.insert(cars).values({ userId, make: CANARY, model: 'x', year: 2010 }).returning(id));
  const asked = { userId, carId: car, inputType: 'text', inputContent: CANARY, result: {}, completedAt: new Date() };
  const session = idOf(await db.insert(diagnosticSessions).values(asked).returning({ id: diagnosticSessions.id }));
  const { communityPosts, communityComments, qaQuestions, qaAnswers, expertProfiles } = community;
  const said = { userId, content: 'It squeals when I brake' };
  const post = idOf(
    await db
      .insert(communityPosts)
      .values({ ...said, title: 'A post' })
      .returning({ id: communityPosts.id }),
  );
  const comment = idOf(
    await db
      .insert(communityComments)
      .values({ ...said, postId: post })
      .returning({ id: communityComments.id }),
  );
  const question = idOf(
    await db
      .insert(qaQuestions)
      .values({ ...said, title: 'A question', category: 'brakes' })
      .returning({ id: qaQuestions.id }),
  );
  const answer = idOf(
    await db
      .insert(qaAnswers)
      .values({ ...said, questionId: question })
      .returning({ id: qaAnswers.id }),
  );
  const profile = idOf(
    await db
      .insert(expertProfiles)
      .values({ userId, displayName: 'Mia', credentials: 'MOT tester', isVerified: true })
      .returning({ id: expertProfiles.id }),
  );
  return { car, session, post, comment, question, answer, profile };
}
