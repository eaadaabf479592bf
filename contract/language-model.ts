/** Whether a language model may help: told once in plain words, answered by the owner, honoured by the server. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const LanguageModelUse = z.object({
  /** Null where none is configured: then nothing of it shows. */
  model: z.nullable(
    z.object({
      /** Provider and model. */
      name: z.string(),
      /** Where what is sent goes, in plain words. */
      place: z.string(),
    }),
  ),
  /** What the owner said; null until asked. Nothing is sent before a yes. */
  allowed: z.nullable(z.boolean()),
});
export type LanguageModelUse = z.infer<typeof LanguageModelUse>;

export const languageModelUse = endpoint({
  method: 'GET',
  path: '/api/language-model',
  summary: 'Whether a language model is configured, and whether this owner allows its help',
  who: 'anyone',
  reply: LanguageModelUse,
});

export const allowLanguageModel = endpoint({
  method: 'PUT',
  path: '/api/language-model',
  summary: 'Allows or forbids its help: for the account, or for this browser of a guest',
  who: 'anyone',
  body: z.object({ allowed: z.boolean() }),
  reply: LanguageModelUse,
});
