/** How many calls a minute one address and one browser may make, by what they cost. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Cost } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { neighbourhood } from './neighbourhood.ts';
import { sharedCounts } from './shared-counts.ts';

/** A family or an office shares an address; the browser's id is its own word, so the address counts as well. */
const PER_MINUTE: Record<Cost, { address: number; client: number }> = {
  cheap: { address: 1200, client: 400 },
  search: { address: 240, client: 80 },
  engine: { address: 240, client: 80 },
  media: { address: 60, client: 20 },
  hashing: { address: 60, client: 30 },
  // Read by people.
  message: { address: 60, client: 10 },
};

type Check = (request: FastifyRequest) => Promise<void>;

/** A check for each cost; with the limits off, none. */
export async function limits(app: FastifyInstance, on: boolean): Promise<(cost: Cost) => Check | undefined> {
  if (!on) return () => undefined;
  const redis = await sharedCounts(app);
  // Counts that cannot be reached let everyone in: better that than nobody.
  await app.register(rateLimit, { global: false, ...(redis && { redis, skipOnError: true, nameSpace: 'limit-' }) });
  const checks = Object.fromEntries(
    Object.entries(PER_MINUTE).map(([cost, max]) => {
      const address = limiter(app, max.address, (request) => `${cost} address ${neighbourhood(request.ip)}`);
      const client = limiter(app, max.client, (request) => `${cost} client ${clientOf(request)}`);
      const check: Check = async (request) => {
        await address(request);
        if (clientOf(request) !== undefined) await client(request);
      };
      return [cost, check];
    }),
  );
  return (cost) => checks[cost];
}

function limiter(app: FastifyInstance, max: number, keyGenerator: (request: FastifyRequest) => string): Check {
  const count = app.createRateLimit({ timeWindow: '1 minute', max, keyGenerator });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Problem('rate_limited', 'That was too often. Please wait a moment and try again.', {
        retryAfter: counted.ttlInSeconds,
      });
  };
}

const CLIENT_ID = /^[\w-]{1,64}$/;

/** The id a browser made for itself. It authorises nothing. */
function clientOf(request: FastifyRequest): string | undefined {
  const id = request.headers['x-client-id'];
  return typeof id === 'string' && CLIENT_ID.test(id) ? id : undefined;
}
