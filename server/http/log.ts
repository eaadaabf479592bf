/** One line a request: what was called, what came of it, how long it took. Never a body, a query, a cookie or a token. */
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { innermost } from './problem-reply.ts';

/** An error without what the query builder and the database hang on it, which quotes what owners typed. */
function errorForLog(error: unknown): Record<string, unknown> {
  const inner = innermost(error);
  if (!(inner instanceof Error)) return { message: String(inner) };
  return {
    type: inner.name,
    message: inner.message,
    code: 'code' in inner ? inner.code : undefined,
    stack: inner.stack,
  };
}

export const createLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorForLog } });

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // Screens and load balancers ask for the health all day long.
    if (request.routeOptions.config.alwaysOpen && reply.statusCode < 400) return;
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(performance.now() - request.startedAt),
      ...(request.user && { user: request.user.id }),
      address: request.ip,
    });
  });
}
