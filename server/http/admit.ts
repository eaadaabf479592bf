/** What happens to every request before its body is read: headers, limits, who is calling, and whether that may be. */
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import { busy } from './bulkhead.ts';
import { signedIn } from './caller.ts';
import { refuseCrossSite } from './cross-site.ts';
import { securityHeaders } from './headers.ts';
import { limits } from './limits.ts';
import { welcomeNative } from './native-shell.ts';
import { hashToken, tokenOf } from './session-cookie.ts';
import { turns } from './turns.ts';

/** More when many wait, or there would be no end to them. */
const refusalsAtOnce = (waiting: number) => Math.max(20, Math.ceil(waiting / 8));

/** One hook for all routes: a route cannot forget it. */
export async function admit(app: FastifyInstance): Promise<void> {
  const { house } = app;
  await app.register(cookie);
  const headers = securityHeaders(house.config);
  const refusal = turns(refusalsAtOnce, house.arrivals);
  const limitOf = await limits(app, house.config.RATE_LIMIT === 'on');

  app.decorateRequest('user', undefined);
  app.decorateRequest('startedAt', 0);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    request.startedAt = performance.now();
    reply.headers(headers).header('x-request-id', request.id);
    if (!request.url.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store');
    if (welcomeNative(request, reply)) return reply;
    refuseCrossSite(request);

    const { endpoint, alwaysOpen } = request.routeOptions.config;
    if (!endpoint || alwaysOpen) return;
    await limitOf(endpoint.cost)?.(request);
    // Its own bulkhead cannot see that all the others have filled the thread.
    const heldUp = endpoint.cost !== 'cheap' && house.eventLoop?.isHeldUp();
    if (heldUp || house.bulkheads[endpoint.cost]?.isFull()) {
      // Cheap calls of the same moment are answered before thousands of refusals are written.
      await refusal();
      throw busy();
    }
    if (!house.isReady())
      throw new Problem('overloaded', 'The server is starting. Please try again in a moment.', { retryAfter: 1 });
    const token = tokenOf(request);
    if (token !== undefined) request.user = await house.whoHas(hashToken(token));
    if (endpoint.who !== 'anyone') signedIn(request.user);
    if (endpoint.who === 'admin' && !request.user?.isAdmin)
      throw new Problem('forbidden', 'This is for administrators');
    if (endpoint.premium !== undefined && !house.hasPremium(request.user))
      throw new Problem('premium_required', endpoint.premium);
  });
}
