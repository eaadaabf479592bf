/** Signing in and out. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Login, Registration } from '#contract/accounts.ts';
import { Problem } from '#contract/problem.ts';
import type { User } from '#contract/user.ts';
import { neighbourhood } from '#server/http/neighbourhood.ts';
import { giveToken, hashToken, newToken, SESSION_DAYS, takeToken, tokenOf } from '#server/http/session-cookie.ts';
import { whyTooCommon } from './common-passwords.ts';
import type { AccountDeps } from './deps.ts';
import { hashSecret, matches, plainAnswer } from './passwords.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
}

const BREACHED =
  'This password has turned up in a breach of another site. Please choose one that you use nowhere else.';

/** A password that others would try, or know, is refused in the words of the form. */
export async function refuseKnown(deps: AccountDeps, password: string, username: string): Promise<void> {
  const message = whyTooCommon(password, username) ?? ((await deps.isBreached(password)) ? BREACHED : undefined);
  if (message !== undefined)
    throw new Problem('validation_failed', message, { details: [{ path: 'password', message }] });
}

export async function register(deps: AccountDeps, visit: Visit, registration: Registration): Promise<User> {
  const { username, password, securityQuestion, securityAnswer, email } = registration;
  await refuseKnown(deps, password, username);
  await deps.guessing.count('registration from an address', neighbourhood(visit.request.ip));
  const [passwordHash, answerHash] = await Promise.all([hashSecret(password), hashSecret(plainAnswer(securityAnswer))]);
  const user = await deps.accounts.add({
    username,
    passwordHash,
    answerHash,
    securityQuestion,
    email: email || null,
  });
  if (!user) throw new Problem('conflict', 'That username is taken. Please choose another.');
  visit.request.log.info({ event: 'registered', user: user.id });
  await open(deps, visit, user);
  return user;
}

/** An unknown name and a wrong password take the same time and get the same words. */
export async function login(deps: AccountDeps, visit: Visit, { username, password }: Login): Promise<User> {
  await deps.guessing.count('sign-in from an address', neighbourhood(visit.request.ip));
  await deps.guessing.count('sign-in of a name', username);
  const account = await deps.accounts.findByName(username);
  const right = await matches(password, account?.passwordHash);
  if (!right || !account) {
    visit.request.log.warn({ event: 'sign-in refused' });
    throw new Problem('unauthenticated', 'Invalid username or password');
  }
  await deps.guessing.forget(username);
  visit.request.log.info({ event: 'signed in', user: account.user.id });
  await open(deps, visit, account.user);
  return account.user;
}

/** A new token each time; the one the browser came with ends. */
async function open(deps: AccountDeps, { request, reply }: Visit, user: User): Promise<void> {
  const before = tokenOf(request);
  if (before !== undefined) await deps.signIns.remove(hashToken(before));
  const token = newToken();
  await deps.signIns.add(user.id, hashToken(token), new Date(deps.clock().getTime() + SESSION_DAYS * DAY_MS));
  giveToken(request, reply, token);
}

export async function logout(deps: AccountDeps, { request, reply }: Visit): Promise<void> {
  const token = tokenOf(request);
  if (token !== undefined) await deps.signIns.remove(hashToken(token));
  takeToken(request, reply);
}
