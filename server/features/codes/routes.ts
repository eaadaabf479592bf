/** Fault codes in words, for anyone. */
import type { FastifyInstance } from 'fastify';
import { explainCode as explainCodeCall } from '#contract/codes.ts';
import type { Mind } from '#engine/mind.ts';
import { serve } from '#server/http/serve.ts';
import { explainCode, indexCodes } from './explain-code.ts';

export function codeRoutes(app: FastifyInstance, { knowledge }: Mind): void {
  const index = indexCodes(knowledge);
  serve(app, explainCodeCall, ({ params }) => explainCode(knowledge, index, params.code));
}
