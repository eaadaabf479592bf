/** The iOS shell: its pages have an origin of their own, which alone may call across sites. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export const isNative = (request: FastifyRequest): boolean => {
  const { NATIVE_ORIGIN } = request.server.house.config;
  return NATIVE_ORIGIN !== undefined && request.headers.origin === NATIVE_ORIGIN;
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, x-client-id, idempotency-key, accept',
  'access-control-max-age': '600',
};

/** Lets the shell read answers. True when the request was its question whether it may call: that is answered here. */
export function welcomeNative(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!isNative(request)) return false;
  reply.headers({
    'access-control-allow-origin': request.headers.origin,
    'access-control-expose-headers': 'x-session-token, link, retry-after, x-request-id',
    vary: 'origin',
  });
  if (request.method !== 'OPTIONS') return false;
  reply.code(204).headers(PREFLIGHT).send();
  return true;
}
