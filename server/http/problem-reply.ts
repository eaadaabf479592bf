/** Whatever went wrong becomes one form of answer: a status, words for an owner, a code for programs, no inner detail. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Problem, type ProblemCode, type ProblemReply } from '#contract/problem.ts';

const RETRY_AFTER_S = 2;

export const notFound = (): Problem => new Problem('not_found', 'There is nothing here');

/** Fastify's own refusals, by status. */
const REFUSALS: Record<number, [ProblemCode, string]> = {
  400: ['validation_failed', 'The request could not be read'],
  404: ['not_found', 'There is nothing here'],
  413: ['too_large', 'That is too large to send'],
  415: ['unsupported_media', 'Only JSON is accepted here'],
  503: ['overloaded', 'The server is restarting. Please try again in a moment.'],
};

/** PostgreSQL's codes and Node's, for a database that is away, full or too busy: the same call may work later. */
const AWAY = /^(08|53|57|40|58|55P03|25006)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const DATA_EXCEPTION = '22';

/** The database's own error, out of the query builder's wrapping, which quotes what owners typed. */
export const innermost = (error: unknown): unknown =>
  error instanceof Error && 'query' in error && error.cause ? error.cause : error;

function problemOfDatabase(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const overloaded = () =>
    new Problem('overloaded', 'The server is busy. Please try again in a moment.', {
      retryAfter: RETRY_AFTER_S,
      cause: error,
    });
  if (
    AWAY.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/.test(error.message)
  )
    return overloaded();
  if (code === UNIQUE_VIOLATION) return new Problem('conflict', 'That is there already', { cause: error });
  if (code === FOREIGN_KEY_VIOLATION) return new Problem('conflict', 'What this belongs to is gone', { cause: error });
  if (code.length === 5 && code.startsWith(DATA_EXCEPTION))
    return new Problem('validation_failed', 'Something in this cannot be stored', { cause: error });
  return undefined;
}

function problemOf(error: unknown, { tooLarge }: Pick<Endpoint, 'tooLarge'> = {}): Problem {
  if (error instanceof Problem) return error;
  const inner = innermost(error);
  const ofDatabase = problemOfDatabase(inner);
  if (ofDatabase) return ofDatabase;
  const status = (error as Partial<FastifyError>).statusCode;
  if (status === 413 && tooLarge !== undefined) return new Problem('too_large', tooLarge, { cause: error });
  const refusal = status === undefined ? undefined : REFUSALS[status];
  if (refusal) return new Problem(...refusal, { cause: error, ...(status === 503 && { retryAfter: RETRY_AFTER_S }) });
  if (status !== undefined && status >= 400 && status < 500)
    return new Problem('validation_failed', 'The request could not be read', { cause: error });
  return new Problem('internal', 'Something went wrong on our side. Please try again.', { cause: error });
}

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(problem.retryAfter))));
  const body: ProblemReply = {
    message: problem.message,
    error: problem.code,
    ...(problem.details && { details: problem.details }),
    ...(problem.code === 'internal' && { requestId: request.id }),
  };
  return reply.code(problem.status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Every way to fail ends here. What the log keeps is the inner error, never the body. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, request.routeOptions.config.endpoint);
    if (problem.code === 'internal') request.log.error({ err: innermost(error) }, 'failed');
    else if (problem.code === 'overloaded' && error !== problem)
      request.log.warn({ err: innermost(error) }, 'overloaded');
    return sendProblem(problem, request, reply);
  });
}
