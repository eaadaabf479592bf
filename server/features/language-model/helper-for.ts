/** The helper of one call: none where none is configured, or where the owner has not said yes. */
import type { FastifyReply } from 'fastify';
import type { HelperFor } from '#server/ai/helper.ts';
import type { Helpers } from '#server/ai/open-helpers.ts';
import { neighbourhood } from '#server/http/neighbourhood.ts';
import { choiceOf } from './choice.ts';

export const helperFor =
  (helpers: Helpers | undefined): HelperFor =>
  ({ request, reply }) => {
    if (!helpers || choiceOf(request) !== true) return undefined;
    const { user } = request;
    const { endpoint } = request.routeOptions.config;
    const room = endpoint && request.server.house.bulkheads[endpoint.cost];
    return helpers.forCaller({
      subject: user ? `member ${user.id}` : `guest ${neighbourhood(request.ip)}`,
      names: user ? [user.username] : [],
      left: leaving(reply),
      aside: room ? room.aside : (wait) => wait(),
    });
  };

/** Ends when the caller hangs up before the answer is written. */
function leaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}
