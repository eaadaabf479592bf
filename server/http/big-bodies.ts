/**
 * Large bodies share a budget of bytes while they are read and worked on, so that a hundred at once cannot fill the memory.
 * What has arrived counts, not what was promised: connections that only wait keep nobody else out.
 */
import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import { BODY_LIMIT } from './body.ts';

/** A handful of the largest, or thousands of usual recordings. */
const BUDGET = 64 * 1024 * 1024;
const RETRY_AFTER_S = 2;

const tooMuch = () =>
  new Problem('overloaded', 'The server is busy. Please try again in a moment.', { retryAfter: RETRY_AFTER_S });

export function boundBigBodies(app: FastifyInstance, budget = BUDGET): void {
  const held = new Map<FastifyRequest, number>();
  let total = 0;
  const isBig = (request: FastifyRequest) => (request.routeOptions.config.endpoint?.bodyLimit ?? 0) > BODY_LIMIT;

  app.addHook('onRequest', async (request) => {
    if (isBig(request) && total + (Number(request.headers['content-length']) || 0) > budget) throw tooMuch();
  });
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!isBig(request)) return payload;
    held.set(request, 0);
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const before = held.get(request);
        // The answer may have gone out already.
        if (before === undefined) return done(null, chunk);
        if (total + chunk.length > budget) return done(tooMuch());
        held.set(request, before + chunk.length);
        total += chunk.length;
        counted.receivedEncodedLength += chunk.length;
        done(null, chunk);
      },
    }) as Transform & { receivedEncodedLength: number };
    // Fastify compares it with the length that was promised.
    counted.receivedEncodedLength = 0;
    payload.on('error', (error) => counted.destroy(error));
    return payload.pipe(counted);
  });
  const letGo = (request: FastifyRequest) => {
    total -= held.get(request) ?? 0;
    held.delete(request);
  };
  app.addHook('onResponse', async (request) => letGo(request));
  app.addHook('onRequestAbort', async (request) => letGo(request));
}
