/** Counts that several servers share: kept in Valkey or Redis when one is named. */
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

/** A server that does not answer by then is done without. */
const WAIT_MS = 500;

/** Connects by itself, and again when it broke; loaded only where it is used. */
export async function sharedCounts(app: FastifyInstance): Promise<Redis | undefined> {
  const { REDIS_URL } = app.house.config;
  if (REDIS_URL === undefined) return undefined;
  const { Redis } = await import('ioredis');
  const redis = new Redis(REDIS_URL, {
    connectTimeout: WAIT_MS,
    commandTimeout: WAIT_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  let told = false;
  redis.on('error', (err: Error) => {
    // It tries again many times a minute; once is enough to know.
    if (!told) app.log.warn({ err }, 'shared counts cannot be reached: every server lets everyone in until they are');
    told = true;
  });
  redis.on('ready', () => {
    told = false;
  });
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
