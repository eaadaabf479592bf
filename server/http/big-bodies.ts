/** Large bodies share a budget of bytes while they are read and worked on, so that a hundred at once cannot fill the memory. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import { BODY_LIMIT } from './body.ts';

/** A handful of the largest, or thousands of usual recordings. */
const BUDGET = 64 * 1024 * 1024;
const RETRY_AFTER_S = 2;

export function boundBigBodies(app: FastifyInstance): void {
  const held = new Map<FastifyRequest, number>();
  let total = 0;
  app.addHook('onRequest', async (request) => {
    const limit = request.routeOptions.config.endpoint?.bodyLimit ?? 0;
    if (limit <= BODY_LIMIT) return;
    // A body without a length may be as long as is allowed.
    const length = Math.min(limit, Number(request.headers['content-length'] ?? limit) || 0);
    if (total + length > BUDGET)
      throw new Problem('overloaded', 'The server is busy. Please try again in a moment.', {
        retryAfter: RETRY_AFTER_S,
      });
    held.set(request, length);
    total += length;
  });
  const letGo = (request: FastifyRequest) => {
    total -= held.get(request) ?? 0;
    held.delete(request);
  };
  app.addHook('onResponse', async (request) => letGo(request));
  app.addHook('onRequestAbort', async (request) => letGo(request));
}
