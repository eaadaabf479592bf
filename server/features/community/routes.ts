/** The community: forum, questions, experts, and who looks after them. */
import type { FastifyInstance } from 'fastify';
import { answerRoutes } from './answers/routes.ts';
import type { CommunityDeps } from './deps.ts';
import { expertRoutes } from './experts/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { postRoutes } from './posts/routes.ts';
import { questionRoutes } from './questions/routes.ts';

export function communityRoutes(app: FastifyInstance, deps: CommunityDeps): void {
  postRoutes(app, deps);
  questionRoutes(app, deps);
  answerRoutes(app, deps);
  expertRoutes(app, deps);
  moderationRoutes(app, deps);
}
