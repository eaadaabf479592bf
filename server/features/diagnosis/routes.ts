/** Diagnosis: for anyone; a member's visits are kept. */
import type { FastifyInstance } from 'fastify';
import {
  diagnoseAudio as diagnoseAudioCall,
  diagnoseText as diagnoseTextCall,
  diagnoseVisual as diagnoseVisualCall,
} from '#contract/diagnosis.ts';
import { saveSession } from '#contract/sessions.ts';
import type { Mind } from '#engine/mind.ts';
import type { Db } from '#server/db/open.ts';
import { signedIn } from '#server/http/caller.ts';
import { serve } from '#server/http/serve.ts';
import { seeing } from '#server/media/sight/seeing.ts';
import { hearing } from '#server/media/sound/hearing.ts';
import { diagnoseAudio } from './diagnose-audio.ts';
import { diagnoseText } from './diagnose-text.ts';
import { diagnoseVisual } from './diagnose-visual.ts';
import { diagnosisRepository } from './repository.ts';

export function diagnosisRoutes(app: FastifyInstance, db: Db, mind: Mind, now: () => Date): void {
  const diagnosing = { mind, sessions: diagnosisRepository(db), now };

  serve(app, diagnoseTextCall, ({ user, body }) => diagnoseText(diagnosing, user?.id, body));

  const ears = hearing();
  app.addHook('onClose', () => ears.close());
  serve(app, diagnoseAudioCall, ({ user, body }) => diagnoseAudio(diagnosing, ears, user?.id, body));

  const colours = Object.fromEntries(Object.entries(mind.knowledge.lamps).map(([id, lamp]) => [id, lamp.colours]));
  const eyes = seeing(colours);
  app.addHook('onClose', () => eyes.close());
  serve(app, diagnoseVisualCall, ({ user, body }) => diagnoseVisual(diagnosing, eyes, user?.id, body));

  serve(app, saveSession, ({ user, body }) =>
    diagnoseText(diagnosing, signedIn(user).id, { ...body, saveToHistory: true }),
  );
}
