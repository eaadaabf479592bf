/** Experts: the directory, a public profile, and one's own. */
import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/experts.ts';
import { signedIn } from '#server/http/caller.ts';
import { decodeCursor, onePage } from '#server/http/paging.ts';
import { serve } from '#server/http/serve.ts';
import { type CommunityDeps, roomFor } from '../deps.ts';
import { found } from '../written.ts';
import { expertRepository } from './repository.ts';

const EXPERT = 'Expert';

export function expertRoutes(app: FastifyInstance, { db, late, clock }: CommunityDeps): void {
  const experts = expertRepository(db);

  serve(app, calls.listExperts, async (call) => {
    const { limit, cursor, search } = call.query;
    const after = decodeCursor(cursor);
    const place = after && { rank: after.at.getTime(), id: after.id };
    const read = () =>
      late(call.request, (from) => expertRepository(from).directory(search || undefined, limit, place));
    const rows = await roomFor(app, search, read);
    const page = onePage(call, rows, limit, ({ rank, expert }) => ({ at: new Date(rank), id: expert.id }));
    return page.map(({ expert }) => expert);
  });

  serve(app, calls.ownExpertProfile, async ({ user }) => (await experts.ofUser(signedIn(user).id)) ?? null);

  serve(app, calls.showExpert, async ({ params: { id } }) => ({
    expert: found(await experts.find(id), EXPERT),
    answers: await experts.answersOf(id),
  }));

  serve(app, calls.saveExpertProfile, async ({ user, body }) =>
    found(await experts.save(signedIn(user).id, body, clock()), EXPERT),
  );

  serve(app, calls.deleteExpertProfile, async ({ user }) => {
    found((await experts.remove(signedIn(user).id)) || undefined, EXPERT);
  });
}
