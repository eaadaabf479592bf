/** Everyday names of jobs and parts: "oil change", "brakes". By its words alone a rarer one would be nearer. */
import type { EverydayName } from './knowledge.ts';

/** What each name means, the most usual first; the key is its words in a fixed order. */
export type EverydayIndex = ReadonlyMap<string, readonly string[]>;

const keyOf = (words: readonly string[]): string => [...words].sort().join(' ');

/** `wordsOf` cuts a name into the words that count, as it will cut what is asked. */
export const indexEveryday = (
  names: readonly EverydayName[],
  wordsOf: (name: string) => readonly string[],
): EverydayIndex => new Map(names.flatMap(({ names, means }) => names.map((name) => [keyOf(wordsOf(name)), means])));

/** What these words mean as a whole; nothing where more or something else was said. */
export const everydayMeant = (index: EverydayIndex, words: readonly string[]): readonly string[] =>
  index.get(keyOf(words)) ?? [];
