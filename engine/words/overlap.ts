/** Plain overlap of words with all that is written of a fault (BM25): steadier than what is learnt where stories are few. */
import type { Lesson } from './learn.ts';
import { type LikenessModel, packRow } from './likeness.ts';

const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** Weights below this are left out of the stored model. */
const LEAST = 0.2;

/** A model over single words, whatever a "no" does to them; signs and pairs are the likeness model's business. */
export function overlapModel(lessons: readonly Lesson[]): LikenessModel {
  const classes = [...new Set(lessons.map(({ fault }) => fault))].sort();
  const written = classes.map(() => ({ count: new Map<string, number>(), length: 0 }));
  const at = new Map(classes.map((name, index) => [name, index]));
  for (const { fault, features } of lessons) {
    const page = written[at.get(fault) as number] as (typeof written)[number];
    for (const word of wordsOf(features)) {
      page.count.set(word, (page.count.get(word) ?? 0) + 1);
      page.length += 1;
    }
  }
  const pagesWith = new Map<string, number>();
  for (const { count } of written) for (const word of count.keys()) pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  const average = written.reduce((sum, { length }) => sum + length, 0) / Math.max(1, written.length);

  const features: string[] = [];
  const rows: LikenessModel['rows'] = [];
  for (const [word, pages] of pagesWith) {
    const rarity = Math.log(1 + (written.length - pages + 0.5) / (pages + 0.5));
    const weights = Float32Array.from(written, ({ count, length }) => {
      const times = count.get(word) ?? 0;
      const damped = times + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average);
      return (rarity * times * (SATURATION + 1)) / damped;
    });
    const row = packRow(weights, LEAST);
    if (!row) continue;
    features.push(word);
    rows.push(row);
  }
  return { classes, features, rows, scaling: 'plain' };
}

const wordsOf = (features: readonly string[]): string[] => features.filter((feature) => !/^[+#-]|\s/.test(feature));
