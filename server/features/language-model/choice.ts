/** What an owner said about language models: a member's answer is kept with the account, a guest's in a cookie. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes } from '#server/http/session-cookie.ts';

const COOKIE = 'languageModel';
const YEAR_S = 365 * 24 * 60 * 60;

export function choiceOf({ user, cookies }: Pick<FastifyRequest, 'user' | 'cookies'>): boolean | null {
  if (user) return user.languageModel;
  const kept = cookies[COOKIE];
  return kept === 'yes' ? true : kept === 'no' ? false : null;
}

export const keepGuestsChoice = (request: FastifyRequest, reply: FastifyReply, allowed: boolean): void =>
  void reply.setCookie(COOKIE, allowed ? 'yes' : 'no', { ...cookieAttributes(request), maxAge: YEAR_S });
