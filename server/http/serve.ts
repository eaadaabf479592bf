/** Serves an endpoint of the contract: checks what came in, calls the handler, sends what it answers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, ParamNames } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { BODY_LIMIT, storable } from './body.ts';
import { busy } from './bulkhead.ts';
import { type SignedIn, signedIn } from './caller.ts';
import { type Answer, fingerprintOf } from './idempotency.ts';
import { notFound } from './problem-reply.ts';

// The words for fields without a message of their own.
z.config(z.locales.en());

type Shape = z.ZodMiniType;

/** `:id` and `:postId` are numbers, any other name is text. */
type Params<Path extends string> = {
  [Name in ParamNames<Path>]: Name extends 'id' | `${string}Id` ? number : string;
};

export interface Call<Path extends string, Body, Query> {
  /** Undefined for a guest; an endpoint for members never sees one. */
  user: SignedIn | undefined;
  params: Params<Path>;
  body: Body;
  query: Query;
  request: FastifyRequest;
  reply: FastifyReply;
}

export function serve<Path extends string, Body extends Shape, Query extends Shape, Reply extends Shape>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, Body, Query, Reply>,
  handler: (
    call: Call<Path, z.output<Body>, z.output<Query>>,
  ) => Promise<z.input<NoInfer<Reply>>> | z.input<NoInfer<Reply>>,
  { alwaysOpen = false } = {},
): void {
  const { house } = app;
  house.endpoints.push(endpoint);
  const room = house.bulkheads[endpoint.cost];

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT,
    config: { endpoint, alwaysOpen },
    handler: async (request, reply) => {
      const call = readCall(endpoint, request, reply);
      const work = async (): Promise<Answer> => ({ status: endpoint.status, reply: await handler(call) });
      const keyed = () => {
        // Whoever left while waiting for a place needs no answer, and can no longer be told apart by address.
        if (request.socket.destroyed) throw busy();
        return withKey(call, endpoint, work);
      };
      const { status, reply: value } = await (room ? room.run(keyed) : keyed());
      if (reply.sent) return reply;
      reply.code(status);
      if (value === undefined) return reply.send();
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(value));
    },
  });
}

function readCall<Path extends string, Body extends Shape, Query extends Shape, Reply extends Shape>(
  endpoint: Endpoint<Path, Body, Query, Reply>,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Path, z.output<Body>, z.output<Query>> {
  if (endpoint.who !== 'anyone') signedIn(request.user);
  return {
    user: request.user,
    params: readParams(request.params) as Params<Path>,
    query: read(endpoint.query, storableQuery(request.query)),
    // A missing body is an empty one, so that the fields say what is missing.
    body: read(endpoint.body, request.body === undefined ? {} : request.body),
    request,
    reply,
  };
}

/** The names come from the path that the router matched, so the type above holds by construction. */
function readParams(given: unknown): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(given as Record<string, string>).map(([name, value]) => [
      name,
      name === 'id' || name.endsWith('Id') ? readId(value) : storable(value),
    ]),
  );
}

/** A malformed id names nothing, just as an unknown one does. */
function readId(text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound();
  return id;
}

const storableQuery = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' ? storable(value) : value,
    ]),
  );

/** Checks a value against a shape; what does not fit is said field by field, the first message above all. */
function read<Of extends Shape>(shape: Of | undefined, value: unknown): z.output<Of> {
  // Without a shape nothing is promised of the value, so nothing is read.
  if (shape === undefined) return undefined as z.output<Of>;
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Problem('validation_failed', details[0]?.message ?? 'Invalid input', { details });
}

/** A member's POST that creates something may carry a key, under which its first answer is kept. Passwords never are. */
async function withKey(
  { request, user, body }: Call<string, unknown, unknown>,
  endpoint: Endpoint,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers['idempotency-key'];
  if (key === undefined || user === undefined || !endpoint.creates || endpoint.cost === 'hashing') return work();
  const claim = {
    userId: user.id,
    key: String(key),
    fingerprint: await fingerprintOf(request.url, body),
  };
  return request.server.house.once(endpoint.cost, claim, work);
}
