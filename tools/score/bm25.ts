/** A plain BM25 search over the same knowledge: what the engine has to beat. */
import type { Knowledge } from '#engine/knowledge.ts';
import { tokensOf } from '#engine/words/tokens.ts';

const K1 = 1.2;
const B = 0.75;

/** Fault ids, best match first, for a text. */
export function bm25Over({ faults, signs, consultations }: Knowledge): (text: string) => string[] {
  // A search has one place for a text: with the first of its suspects.
  const consulted = Map.groupBy(consultations, ({ suspects }) => suspects[0]);
  const documents = Object.entries(faults).map(([id, fault]) => {
    const phrases = Object.entries(fault.signs)
      .filter(([, strength]) => strength !== 'never' && strength !== 'rarely')
      .map(([sign]) => signs[sign]?.label ?? '');
    const told = [...fault.examples, ...(consulted.get(id) ?? []).map(({ says }) => says)];
    const words = tokensOf([fault.name, ...fault.also, fault.summary, ...phrases, ...told].join('. ')).map(
      ({ word }) => word,
    );
    const count = new Map<string, number>();
    for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
    return { id, count, length: words.length };
  });
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const holding = new Map<string, number>();
  for (const { count } of documents) for (const word of count.keys()) holding.set(word, (holding.get(word) ?? 0) + 1);

  return (text) => {
    const words = [...new Set(tokensOf(text).map(({ word }) => word))];
    const scored = documents.map(({ id, count, length }) => {
      let score = 0;
      for (const word of words) {
        const times = count.get(word);
        if (times === undefined) continue;
        const rarity = Math.log(
          1 + (documents.length - (holding.get(word) as number) + 0.5) / ((holding.get(word) as number) + 0.5),
        );
        score += (rarity * times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / average));
      }
      return { id, score };
    });
    return scored.sort((a, b) => b.score - a.score).map(({ id }) => id);
  };
}
