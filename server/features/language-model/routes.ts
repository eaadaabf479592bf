/** Whether a language model helps: what is configured, and what the owner said. */
import type { FastifyInstance } from 'fastify';
import { allowLanguageModel, type LanguageModelUse, languageModelUse } from '#contract/language-model.ts';
import type { Helpers } from '#server/ai/open-helpers.ts';
import type { Db } from '#server/db/open.ts';
import { serve } from '#server/http/serve.ts';
import { choiceOf, keepGuestsChoice } from './choice.ts';
import { languageModelRepository } from './repository.ts';

export function languageModelRoutes(app: FastifyInstance, db: Db, helpers: Helpers | undefined): void {
  const choices = languageModelRepository(db);
  const use = (allowed: boolean | null): LanguageModelUse =>
    helpers ? { model: { name: helpers.name, place: helpers.place }, allowed } : { model: null, allowed: null };

  serve(app, languageModelUse, ({ request }) => use(choiceOf(request)));

  serve(app, allowLanguageModel, async ({ user, body: { allowed }, request, reply }) => {
    if (!helpers) return use(null);
    if (user) await choices.allow(user.id, allowed);
    else keepGuestsChoice(request, reply, allowed);
    return use(allowed);
  });
}
