/** What every route of one server shares, and how Fastify knows of it. */
import type { Cost, Endpoint } from '#contract/endpoint.ts';
import type { Bulkhead } from './bulkhead.ts';
import type { SignedIn } from './caller.ts';
import type { EventLoop } from './event-loop.ts';
import type { Once } from './idempotency.ts';
import type { Arrivals } from './turns.ts';

/** The part of the configuration that the wire is concerned with. */
export interface WireConfig {
  PUBLIC_URL?: string | undefined;
  NATIVE_ORIGIN?: string | undefined;
  BILLING: 'open' | 'enforced';
  ADS_CLIENT_ID?: string | undefined;
  APPLE_TEAM_ID?: string | undefined;
  APPLE_BUNDLE_ID?: string | undefined;
  RATE_LIMIT: 'on' | 'off';
  REDIS_URL?: string | undefined;
}

interface House {
  config: WireConfig;
  /** Whose token has this hash, as long as it is good. */
  whoHas: (tokenHash: string) => Promise<SignedIn | undefined>;
  /** For calls that carry an Idempotency-Key. */
  once: Once;
  /** Whether what is for premium members is open to somebody. */
  hasPremium: (user: SignedIn | undefined) => boolean;
  /** False until the database is open and migrated. */
  isReady: () => boolean;
  arrivals: Arrivals;
  bulkheads: Partial<Record<Cost, Bulkhead>>;
  /** Left out where nobody looks, as in most tests. */
  eventLoop: EventLoop | undefined;
  /** Every endpoint served, for the API document. */
  endpoints: Endpoint[];
}

declare module 'fastify' {
  interface FastifyInstance {
    house: House;
  }
  interface FastifyRequest {
    user: SignedIn | undefined;
    startedAt: number;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Asks nobody who they are and never waits for the database. */
    alwaysOpen?: boolean;
  }
}
