/** What an owner who is signed in can do about passwords and sessions: change the one, look at the others, end them. */
import type { FastifyRequest } from 'fastify';
import type { PasswordChange, SignIn } from '#contract/accounts.ts';
import { Problem } from '#contract/problem.ts';
import type { SignedIn } from '#server/http/caller.ts';
import { hashToken, tokenOf } from '#server/http/session-cookie.ts';
import type { AccountDeps } from './deps.ts';
import { hashSecret, matches } from './passwords.ts';
import { refuseKnown } from './sign-in.ts';

const WRONG = 'That is not your current password';

/** The session that asks, by its hash; whoever is signed in came with one. */
const here = (request: FastifyRequest): string => hashToken(tokenOf(request) ?? '');

/** Guesses count as those of signing in do: a browser left open is no way round them. */
export async function changePassword(
  deps: AccountDeps,
  request: FastifyRequest,
  { id, username }: SignedIn,
  { currentPassword, password }: PasswordChange,
): Promise<void> {
  const { accounts, guessing } = deps;
  await guessing.count('sign-in of a name', username);
  const account = await accounts.findByName(username);
  if (!(await matches(currentPassword, account?.passwordHash))) {
    request.log.warn({ event: 'password change refused', user: id });
    throw new Problem('validation_failed', WRONG, { details: [{ path: 'currentPassword', message: WRONG }] });
  }
  await refuseKnown(deps, password, username);
  await accounts.setPassword(id, await hashSecret(password), here(request));
  await guessing.forget(username);
  request.log.info({ event: 'password changed', user: id });
}

export const signInsOf = (
  { signIns, clock }: AccountDeps,
  request: FastifyRequest,
  userId: number,
): Promise<SignIn[]> => signIns.list(userId, here(request), clock());

export async function endOthers({ signIns }: AccountDeps, request: FastifyRequest, userId: number): Promise<void> {
  await signIns.removeOthers(userId, here(request));
  request.log.info({ event: 'signed out elsewhere', user: userId });
}
