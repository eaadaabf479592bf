/** Fault codes in words, for anyone. */
import type { FastifyInstance } from 'fastify';
import { explainCode as explainCodeCall } from '#contract/codes.ts';
import type { Mind } from '#engine/mind.ts';
import { serve } from '#server/http/serve.ts';
import { explainCode } from './explain-code.ts';

export function codeRoutes(app: FastifyInstance, { knowledge }: Mind): void {
  serve(app, explainCodeCall, ({ params }) => explainCode(knowledge, params.code));
}
