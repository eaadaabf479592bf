/** Plain overlap of words with all that is written of each fault (BM25): steady where the stories are few. */
import { isReading } from './features.ts';
import type { Lesson } from './learn.ts';

const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** Weights below this are left out of the stored model. */
const LEAST = 0.2;
/** Weights are stored as bytes, in steps of this. */
const STEP = 0.05;

/** As it is stored: for each word the faults whose page has it, and how much that says. */
export interface OverlapModel {
  classes: string[];
  words: string[];
  /** Where the faults of each word begin; one more than there are words. */
  starts: Uint32Array;
  faults: Uint16Array;
  weights: Uint8Array;
}

export interface Overlap {
  classes: readonly string[];
  /** How much the words share with the page of each fault, in the order of `classes`. */
  score(features: readonly string[]): Float64Array;
}

export function overlapOf(model: OverlapModel): Overlap {
  const wordAt = new Map(model.words.map((word, at) => [word, at]));
  const { starts, faults, weights } = model;
  return {
    classes: model.classes,
    score(features) {
      const scores = new Float64Array(model.classes.length);
      for (const feature of features) {
        const at = wordAt.get(feature);
        if (at === undefined) continue;
        for (let k = starts[at] as number; k < (starts[at + 1] as number); k += 1) {
          const fault = faults[k] as number;
          scores[fault] = (scores[fault] as number) + STEP * (weights[k] as number);
        }
      }
      return scores;
    },
  };
}

/** A model over single words, whatever a "no" does to them; signs, pairs and the very words are the likeness model's business. */
export function overlapModel(lessons: readonly Lesson[]): OverlapModel {
  const classes = [...new Set(lessons.flatMap(({ suspects }) => suspects.map(({ fault }) => fault)))].sort();
  const written = pagesOf(lessons, classes);
  const pagesWith = new Map<string, number>();
  for (const { count } of written) for (const word of count.keys()) pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  const average = written.reduce((sum, { length }) => sum + length, 0) / Math.max(1, written.length);

  const words: string[] = [];
  const starts = [0];
  const faults: number[] = [];
  const weights: number[] = [];
  for (const [word, pages] of pagesWith) {
    const rarity = Math.log(1 + (written.length - pages + 0.5) / (pages + 0.5));
    written.forEach(({ count, length }, fault) => {
      const times = count.get(word) ?? 0;
      const damped = times + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average);
      const weight = (rarity * times * (SATURATION + 1)) / damped;
      if (weight < LEAST) return;
      faults.push(fault);
      weights.push(Math.min(255, Math.round(weight / STEP)));
    });
    if (faults.length === starts.at(-1)) continue;
    words.push(word);
    starts.push(faults.length);
  }
  return {
    classes,
    words,
    starts: Uint32Array.from(starts),
    faults: Uint16Array.from(faults),
    weights: Uint8Array.from(weights),
  };
}

interface Page {
  count: Map<string, number>;
  length: number;
}

function pagesOf(lessons: readonly Lesson[], classes: readonly string[]): Page[] {
  const pages = classes.map((): Page => ({ count: new Map(), length: 0 }));
  const at = new Map(classes.map((name, index) => [name, index]));
  for (const { suspects, features } of lessons) {
    // An open text stands on the page of each suspect as a part of it; a name, short as it is, stands there whole.
    for (const { fault, weight } of suspects) {
      const page = pages[at.get(fault) as number] as Page;
      const times = suspects.length > 1 ? weight : 1;
      for (const word of wordsOf(features)) {
        page.count.set(word, (page.count.get(word) ?? 0) + times);
        page.length += times;
      }
    }
  }
  return pages;
}

const wordsOf = (features: readonly string[]): string[] => features.filter(isReading);
