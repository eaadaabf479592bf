/** Lists that may be some seconds late, for whoever has not just written: those find in them what they wrote. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '#server/db/open.ts';
import { preferReplica, type Replica, THERE_AFTER_S } from '#server/db/replica.ts';
import { isNative } from './native-shell.ts';
import { cookieAttributes } from './session-cookie.ts';

/** Reads for this caller, from a database that may be late. */
export type LateReads = <Result>(request: FastifyRequest, read: (db: Db) => Promise<Result>) => Promise<Result>;

/** Says only that this browser has just changed something, so it holds on every server. */
const COOKIE = 'wrote';
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whoever holds no cookies always reads from the first database. */
const mayBeLate = (request: FastifyRequest): boolean =>
  request.cookies[COOKIE] === undefined && request.headers.authorization === undefined && !isNative(request);

export function lateReads(app: FastifyInstance, first: Db, replica: Replica | undefined): LateReads {
  if (replica) markWriters(app);
  const prefer = preferReplica(first, replica);
  return (request, read) => (mayBeLate(request) ? prefer(read) : read(first));
}

function markWriters(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (READS.has(request.method) || reply.statusCode >= 400 || !request.url.startsWith('/api/')) return;
    reply.setCookie(COOKIE, 'yes', { ...cookieAttributes(request), maxAge: THERE_AFTER_S });
  });
}
