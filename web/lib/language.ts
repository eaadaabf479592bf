/** Which language the app speaks, and how one takes the place of another. English is written in each feature's words.ts; another stands beside it, e.g. words.cy.ts. */
import * as z from 'zod/mini';
import { stored } from './storage.ts';

/** Each by its own name. */
export const LANGUAGES = { en: 'English', cy: 'Cymraeg' } as const;
export type Language = keyof typeof LANGUAGES;

export const languageStore = stored('language', z.enum(['en', 'cy']), 'en');

/** The same words in another language; what is left out stays English. */
export type Translation<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends string
    ? string
    : Words[Name] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Translation<Words[Name]>;
};

/** Writes a translation over the words, so that whoever reads them next reads it; the answer takes it back. */
export function translate(words: object, translation: object): () => void {
  const target = words as Record<string, unknown>;
  const undo = Object.entries(translation).map(([name, said]) => {
    const english = target[name];
    if (typeof english === 'object' && english !== null) return translate(english, said);
    target[name] = said;
    return () => {
      target[name] = english;
    };
  });
  return () => {
    for (const back of undo) back();
  };
}
