/** The token of a signed-in browser or app: how it travels, and the hash that is all the server keeps. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KEPT_DAYS } from '#contract/stored-data.ts';
import { isNative } from './native-shell.ts';

/** Over https by a name that browsers take from this very host only, so that no sister site can set it. */
const COOKIE = { plain: 'sid', secure: '__Host-sid' };
/** Open to scripts and worth nothing to a thief: only that there is a session, so that a guest's page need not ask for what it cannot get. */
const MARK = 'signedIn';

export const SESSION_DAYS = KEPT_DAYS.signIn;

/** 256 bits that nobody can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Enough for a token: what cannot be guessed needs no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const TOKEN = /^[\w-]{43}$/;

/** The token a request came with: the cookie of a browser, or the bearer token of the iOS shell. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? request.cookies[cookieName(request)];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** What every cookie of this house says to the browser. */
export const cookieAttributes = (request: FastifyRequest) => {
  const publicUrl = request.server.house.config.PUBLIC_URL;
  const secure = publicUrl === undefined ? request.protocol === 'https' : publicUrl.startsWith('https:');
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
};

const cookieName = (request: FastifyRequest) => (cookieAttributes(request).secure ? COOKIE.secure : COOKIE.plain);

/** Gives the caller a token. The iOS shell gets it in a header too, since its cookies count as a third party's. */
export function giveToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const kept = { ...cookieAttributes(request), maxAge: SESSION_DAYS * 24 * 60 * 60 };
  reply.setCookie(cookieName(request), token, kept).setCookie(MARK, 'yes', { ...kept, httpOnly: false });
  if (isNative(request)) reply.header('x-session-token', token);
}

export function takeToken(request: FastifyRequest, reply: FastifyReply): void {
  const attributes = cookieAttributes(request);
  reply.clearCookie(cookieName(request), attributes).clearCookie(MARK, { ...attributes, httpOnly: false });
}
