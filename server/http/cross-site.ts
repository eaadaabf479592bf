/** A page of another site must not make an owner's browser change anything here. */
import type { FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import { isNative } from './native-shell.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The host that an Origin names; `null`, as sandboxed pages send, and nonsense name none. */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

/** Refuses a state-changing request that a browser says comes from elsewhere. Scripts send neither header. */
export function refuseCrossSite(request: FastifyRequest): void {
  if (SAFE.has(request.method) || isNative(request)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const siteIsOurs = site === undefined || site === 'same-origin' || site === 'none';
  if (!siteIsOurs || (origin !== undefined && !isOurs(request, origin)))
    throw new Problem('forbidden', 'This request came from another site');
}

function isOurs(request: FastifyRequest, origin: string): boolean {
  const host = hostOf(origin);
  if (host === undefined) return false;
  const { PUBLIC_URL } = request.server.house.config;
  return host === request.host || (PUBLIC_URL !== undefined && host === hostOf(PUBLIC_URL));
}
