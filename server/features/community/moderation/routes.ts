/** Readers report; administrators decide. */
import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/moderation.ts';
import { signedIn } from '#server/http/caller.ts';
import { serve } from '#server/http/serve.ts';
import type { CommunityDeps } from '../deps.ts';
import { expertRepository } from '../experts/repository.ts';
import { found } from '../written.ts';
import { moderationRepository } from './repository.ts';

const MOST_EXPERTS = 50;

const WHAT = { post: 'Post', comment: 'Comment', question: 'Question', answer: 'Answer' } as const;

export function moderationRoutes(app: FastifyInstance, { db, clock }: CommunityDeps): void {
  const moderation = moderationRepository(db);
  const experts = expertRepository(db);

  const REPORTS = [
    ['post', calls.reportPost],
    ['comment', calls.reportComment],
    ['question', calls.reportQuestion],
    ['answer', calls.reportAnswer],
  ] as const;
  for (const [kind, endpoint] of REPORTS)
    serve(app, endpoint, async ({ user, params, body }) => {
      found((await moderation.report(signedIn(user).id, kind, params.id, body, clock())) || undefined, WHAT[kind]);
    });

  serve(app, calls.moderationQueue, () => moderation.queue());

  serve(app, calls.decide, async ({ body: { kind, id, decision } }) => {
    found((await moderation.decide(kind, id, decision, clock())) || undefined, WHAT[kind]);
  });

  serve(app, calls.expertsToVerify, () => experts.forReview(MOST_EXPERTS));

  serve(app, calls.verifyExpert, async ({ params, body }) =>
    found(await experts.verify(params.id, body.verified), 'Expert'),
  );
}
