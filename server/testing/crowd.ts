/** Many people at once, made without the slow hashing of their passwords. */
import { randomUUID } from 'node:crypto';
import { hashToken } from '#server/http/session-cookie.ts';
import { signIns, users } from '../db/tables/accounts.ts';
import type { TestApp } from './test-app.ts';

/** That many signed-in people, each as the headers of a call. */
export async function crowd(server: TestApp, size: number): Promise<{ id: number; headers: { cookie: string } }[]> {
  const rows = await server.db
    .insert(users)
    .values(Array.from({ length: size }, () => ({ username: `person ${randomUUID()}`, password: 'none' })))
    .returning({ id: users.id });
  const expiresAt = new Date(server.time.now.getTime() + 3_600_000);
  const tokens = rows.map(({ id }) => ({ id, token: `token-of-${id}`.padEnd(43, 'x') }));
  await server.db
    .insert(signIns)
    .values(tokens.map(({ id, token }) => ({ userId: id, tokenHash: hashToken(token), expiresAt })));
  return tokens.map(({ id, token }) => ({ id, headers: { cookie: `sid=${token}` } }));
}

/** All accounts are old enough to be trusted with a link. */
export async function growOld(server: TestApp): Promise<void> {
  await server.db.update(users).set({ createdAt: new Date(server.time.now.getTime() - 3 * 86_400_000) });
}
