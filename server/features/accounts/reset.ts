/** A forgotten password: a question, its answer, a token that works once. Nothing here tells whether a name exists. */
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { NewPassword, ResetAnswer } from '#contract/accounts.ts';
import { Problem } from '#contract/problem.ts';
import { neighbourhood } from '#server/http/neighbourhood.ts';
import { hashToken, newToken } from '#server/http/session-cookie.ts';
import { decoyQuestion } from './decoy-question.ts';
import type { AccountDeps } from './deps.ts';
import { hashSecret, matches, plainAnswer } from './passwords.ts';
import { refuseKnown } from './sign-in.ts';

const TOKEN_MS = 15 * 60 * 1000;

const countAddress = ({ guessing }: AccountDeps, request: FastifyRequest) =>
  guessing.count('reset from an address', neighbourhood(request.ip));

/** The question of a name. An unknown name has one too, the same one each time. */
export async function questionOf(deps: AccountDeps, request: FastifyRequest, username: string): Promise<string> {
  await countAddress(deps, request);
  const [account, secret] = await Promise.all([
    deps.accounts.findByName(username),
    deps.accounts.serverSecret('decoy question'),
  ]);
  return account?.securityQuestion ?? decoyQuestion(secret, username);
}

/** A right answer gives a token. The try is counted before the answer is looked at. */
export async function verifyAnswer(
  deps: AccountDeps,
  request: FastifyRequest,
  { username, securityAnswer }: z.output<typeof ResetAnswer>,
): Promise<string> {
  await countAddress(deps, request);
  await deps.guessing.count('answer for a name', username);
  await deps.guessing.count('answer for a name, ever', username);
  const account = await deps.accounts.findByName(username);
  const right = await matches(plainAnswer(securityAnswer), account?.answerHash);
  if (!right || !account) {
    request.log.warn({ event: 'reset answer refused' });
    throw new Problem('unauthenticated', 'That is not the right answer');
  }
  const token = newToken();
  await deps.accounts.setResetToken(account.user.id, hashToken(token), new Date(deps.clock().getTime() + TOKEN_MS));
  request.log.info({ event: 'reset token given', user: account.user.id });
  return token;
}

/** Sets the new password and ends every session of the account. */
export async function completeReset(
  deps: AccountDeps,
  request: FastifyRequest,
  { username, password, resetToken }: z.output<typeof NewPassword>,
): Promise<void> {
  await countAddress(deps, request);
  await refuseKnown(deps, password, username);
  const passwordHash = await hashSecret(password);
  if (!(await deps.accounts.completeReset(username, hashToken(resetToken), passwordHash, deps.clock())))
    throw new Problem('unauthenticated', 'This reset has expired. Please start again.');
  request.log.info({ event: 'password reset' });
}
