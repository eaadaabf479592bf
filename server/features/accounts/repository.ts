/** Every query on accounts themselves. */

import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Usage } from '#contract/accounts.ts';
import { oneSpelling } from '#contract/plain-name.ts';
import type { User } from '#contract/user.ts';
import type { Db } from '#server/db/open.ts';
import { one } from '#server/db/rows.ts';
import { serverSecrets, signIns, users } from '#server/db/tables/accounts.ts';
import { diagnosticSessions } from '#server/db/tables/diagnostics.ts';

type Row = typeof users.$inferSelect;

/** What an owner may see of an account. A plan ends with its last day, whatever the flag still says. */
const toUser = ({ id, username, email, isSubscriber, subscriptionExpiryDate, createdAt }: Row, now: Date): User => ({
  id,
  username,
  email,
  isSubscriber: isSubscriber && (subscriptionExpiryDate === null || subscriptionExpiryDate > now),
  createdAt: createdAt.toISOString(),
});

/** What checking a password or an answer needs. */
export interface Account {
  user: User;
  passwordHash: string;
  securityQuestion: string | null;
  answerHash: string | null;
}

export interface NewAccount {
  username: string;
  passwordHash: string;
  email: string | null;
  securityQuestion: string;
  answerHash: string;
}

/** "Anna" and "anna" are one name. Names from before there was one spelling are found as they are typed. */
const named = (username: string) =>
  or(...[username.trim(), oneSpelling(username)].map((name) => eq(sql`lower(${users.username})`, sql`lower(${name})`)));

export const accountRepository = (db: Db, clock: () => Date) => ({
  /** The new account; nothing when the name is taken, also when two ask for it at the same moment. */
  add: async ({
    username,
    passwordHash,
    email,
    securityQuestion,
    answerHash,
  }: NewAccount): Promise<User | undefined> => {
    const [row] = await db
      .insert(users)
      .values({ username, password: passwordHash, email, securityQuestion, securityAnswer: answerHash })
      .onConflictDoNothing()
      .returning();
    return row && toUser(row, clock());
  },

  find: async (id: number): Promise<User | undefined> => {
    const [row] = await db.select().from(users).where(eq(users.id, id));
    return row && toUser(row, clock());
  },

  findByName: async (username: string): Promise<Account | undefined> => {
    const [row] = await db
      .select()
      .from(users)
      .where(named(username))
      .orderBy(desc(eq(sql`lower(${users.username})`, sql`lower(${username.trim()})`)));
    if (!row) return undefined;
    const { password, securityQuestion, securityAnswer } = row;
    return { user: toUser(row, clock()), passwordHash: password, securityQuestion, answerHash: securityAnswer };
  },

  setEmail: async (id: number, email: string | null): Promise<User | undefined> => {
    const [row] = await db.update(users).set({ email }).where(eq(users.id, id)).returning();
    return row && toUser(row, clock());
  },

  usage: async (userId: number): Promise<Usage> => {
    const rows = await db
      .select({ kind: diagnosticSessions.inputType, times: count() })
      .from(diagnosticSessions)
      .where(eq(diagnosticSessions.userId, userId))
      .groupBy(diagnosticSessions.inputType);
    const of = (kind: string) => rows.find((row) => row.kind === kind)?.times ?? 0;
    const total = rows.reduce((sum, { times }) => sum + times, 0);
    return { total, text: of('text'), audio: of('audio'), visual: of('visual') };
  },

  /** Also uses up a reset that somebody may have begun, and ends every session but one. */
  setPassword: async (id: number, passwordHash: string, butSession: string): Promise<void> =>
    db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ password: passwordHash, resetToken: null, resetTokenExpiry: null })
        .where(eq(users.id, id));
      await tx.delete(signIns).where(and(eq(signIns.userId, id), ne(signIns.tokenHash, butSession)));
    }),

  setResetToken: async (userId: number, tokenHash: string, expiry: Date): Promise<void> => {
    await db.update(users).set({ resetToken: tokenHash, resetTokenExpiry: expiry }).where(eq(users.id, userId));
  },

  /** Sets the password if the token is good, uses the token up and ends every session: all of it or nothing. */
  completeReset: async (username: string, tokenHash: string, passwordHash: string, now: Date): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [reset] = await tx
        .update(users)
        .set({ password: passwordHash, resetToken: null, resetTokenExpiry: null })
        .where(and(named(username), eq(users.resetToken, tokenHash), gt(users.resetTokenExpiry, now)))
        .returning({ id: users.id });
      if (reset) await tx.delete(signIns).where(eq(signIns.userId, reset.id));
      return reset !== undefined;
    }),

  /** A secret of this installation, made by whoever needs it first. */
  serverSecret: async (name: string): Promise<string> => {
    const fresh = { name, secret: randomBytes(32).toString('base64url') };
    await db.insert(serverSecrets).values(fresh).onConflictDoNothing();
    return one(await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))).secret;
  },
});

export type AccountRepository = ReturnType<typeof accountRepository>;
