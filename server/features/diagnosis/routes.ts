/** Diagnosis: for anyone; a member's visits are kept. */
import type { FastifyInstance } from 'fastify';
import {
  diagnoseAudio as diagnoseAudioCall,
  diagnoseText as diagnoseTextCall,
  diagnoseVisual as diagnoseVisualCall,
} from '#contract/diagnosis.ts';
import { saveSession } from '#contract/sessions.ts';
import type { Mind } from '#engine/mind.ts';
import type { HelperFor } from '#server/ai/helper.ts';
import type { Db } from '#server/db/open.ts';
import { signedIn } from '#server/http/caller.ts';
import { serve } from '#server/http/serve.ts';
import { seeing } from '#server/media/sight/seeing.ts';
import { hearing } from '#server/media/sound/hearing.ts';
import { diagnoseAudio } from './diagnose-audio.ts';
import { diagnoseText } from './diagnose-text.ts';
import { diagnoseVisual } from './diagnose-visual.ts';
import { diagnosisRepository } from './repository.ts';

export function diagnosisRoutes(app: FastifyInstance, db: Db, mind: Mind, now: () => Date, helperFor: HelperFor): void {
  const diagnosing = { mind, sessions: diagnosisRepository(db), now };

  serve(app, diagnoseTextCall, (call) => diagnoseText(diagnosing, call.user?.id, call.body, helperFor(call)));

  const ears = hearing();
  app.addHook('onClose', () => ears.close());
  serve(app, diagnoseAudioCall, (call) => diagnoseAudio(diagnosing, ears, call.user?.id, call.body, helperFor(call)));

  const colours = Object.fromEntries(Object.entries(mind.knowledge.lamps).map(([id, lamp]) => [id, lamp.colours]));
  const eyes = seeing(colours);
  app.addHook('onClose', () => eyes.close());
  serve(app, diagnoseVisualCall, (call) => diagnoseVisual(diagnosing, eyes, call.user?.id, call.body, helperFor(call)));

  serve(app, saveSession, (call) =>
    diagnoseText(diagnosing, signedIn(call.user).id, { ...call.body, saveToHistory: true }, helperFor(call)),
  );
}
