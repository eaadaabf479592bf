/** The dashboard lamps with their drawings, for anyone. */
import type { FastifyInstance } from 'fastify';
import { type Lamp, listLamps } from '#contract/lamps.ts';
import type { Knowledge } from '#engine/knowledge.ts';
import type { Mind } from '#engine/mind.ts';
import { outlineOf } from '#engine/sight/outline.ts';
import { serve } from '#server/http/serve.ts';

const CACHED = 'public, max-age=3600';

export function lampRoutes(app: FastifyInstance, { knowledge }: Mind): void {
  const lamps = drawnLamps(knowledge);
  serve(app, listLamps, ({ reply }) => {
    reply.header('cache-control', CACHED);
    return lamps;
  });
}

const drawnLamps = ({ lamps, drawings }: Knowledge): Lamp[] =>
  Object.entries(lamps).map(([id, lamp]) => ({ id, ...lamp, drawing: outlineOf(drawings[id]?.[0] ?? '', drawings) }));
