/** Finds the part families that a few typed words mean: plurals, other names, American ones and misspellings included. */
import { distance } from 'fastest-levenshtein';
import { stemmer } from 'stemmer';
import { type EverydayIndex, everydayMeant, indexEveryday } from '../everyday.ts';
import type { Knowledge } from '../knowledge.ts';

/** Words of other shores and slips of the ear, each as the catalogue spells it. */
const SAME_WORD: Record<string, string> = {
  tire: 'tyre',
  rotor: 'disc',
  disk: 'disc',
  calliper: 'caliper',
  break: 'brake',
  muffler: 'silencer',
  hood: 'bonnet',
  trunk: 'boot',
  windshield: 'windscreen',
  headlight: 'headlamp',
  gas: 'petrol',
  emergency: 'hand',
  shocker: 'shock',
};

/** Small words and words that fit any part. */
const IDLE = new Set(
  'a an the for of with in on and or to my new set pair one kit car part replacement set'.split(' '),
);

/** Below this likeness a family is not meant. */
const LEAST = 0.55;
/** Families this close to the best are shown beside it. */
const NEARLY = 0.82;
const MOST_FAMILIES = 3;
/** What a word that no part has tells against all of them. */
const UNKNOWN = 4.5;
/** Likeness of a word that is spelt nearly so, or only begun. */
const MISSPELT = 0.85;
const BEGUN = 0.7;

interface Phrase {
  family: string;
  words: string[];
  joined: string;
}

export interface PartIndex {
  phrases: Phrase[];
  /** How much a word tells: rare ones much, "sensor" little. */
  weights: Map<string, number>;
  everyday: EverydayIndex;
}

/** The words of a name that count, as the index spells them. */
export function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !IDLE.has(word))
    .map((word) => {
      const stem = stemmer(word);
      return stemmer(SAME_WORD[word] ?? SAME_WORD[word.replace(/s$/, '')] ?? SAME_WORD[stem] ?? word);
    });
  return [...new Set(words)];
}

/** "Front brake pads (axle set)" without what stands in brackets. */
export const plainName = (name: string): string =>
  name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*×\s*\d+\s*$/, '')
    .trim();

/** The words of an everyday name: "my brakes" is "brake". */
const plainWords = (asked: string): string[] =>
  asked
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !/^(a|an|the|my|new|some|set|of|for|car)$/.test(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));

export function indexParts({ parts, everydayParts }: Pick<Knowledge, 'parts' | 'everydayParts'>): PartIndex {
  const phrases = Object.entries(parts).flatMap(([family, { name, also }]) =>
    [name, plainName(name), family.replaceAll('-', ' '), ...also].map((text) => {
      const words = wordsOf(text);
      return { family, words, joined: words.join('') };
    }),
  );
  const families = new Map<string, Set<string>>();
  for (const { family, words } of phrases)
    for (const word of words) families.set(word, (families.get(word) ?? new Set()).add(family));
  const total = Object.keys(parts).length;
  const weights = new Map([...families].map(([word, of]) => [word, 0.3 + Math.log(1 + total / of.size)]));
  return { phrases, weights, everyday: indexEveryday(everydayParts, plainWords) };
}

/** The families meant, likeliest first; none when nothing is like it. Words that only name the car do not count. */
export function findFamilies(index: PartIndex, asked: string, carName = ''): string[] {
  const everyday = everydayMeant(index.everyday, plainWords(asked));
  if (everyday.length > 0) return [...everyday];
  const ofCar = new Set(wordsOf(carName).filter((word) => !index.weights.has(word)));
  const words = wordsOf(plainName(asked))
    .filter((word) => !ofCar.has(word))
    .slice(0, 12);
  const joined = words.join('');
  if (joined.length < 2) return [];
  const best = new Map<string, number>();
  for (const phrase of index.phrases) {
    const score = likeness(index, words, joined, phrase);
    if (score > (best.get(phrase.family) ?? 0)) best.set(phrase.family, score);
  }
  const ranked = [...best].filter(([, score]) => score >= LEAST).sort((a, b) => b[1] - a[1]);
  const top = ranked[0]?.[1] ?? 0;
  return ranked
    .filter(([, score]) => score >= top * NEARLY && (top < 1 || score === top))
    .slice(0, MOST_FAMILIES)
    .map(([family]) => family);
}

/** 0–1: how much of the two is common, weighed by what each word tells. */
function likeness({ weights }: PartIndex, words: string[], joined: string, phrase: Phrase): number {
  if (joined === phrase.joined) return 1;
  const weightOf = (word: string) => weights.get(word) ?? UNKNOWN;
  let common = 0;
  let asked = 0;
  const open = new Set(phrase.words);
  for (const word of words) {
    let like = 0;
    let partner = '';
    for (const other of open) {
      const now = wordLikeness(word, other);
      if (now > like) [like, partner] = [now, other];
    }
    open.delete(partner);
    const weight = partner === '' ? weightOf(word) : weightOf(partner);
    asked += weight;
    common += weight * like;
  }
  const offered = phrase.words.reduce((sum, word) => sum + weightOf(word), 0);
  // Most of what was asked must be there: one common word in three is chance.
  const apart = common < asked / 2 ? 0 : (2 * common) / (asked + offered);
  // "brakepads" and "droplink": written in one, or a slip across a space.
  const near = joined.length >= 6 && distance(joined, phrase.joined) <= joined.length / 7 ? MISSPELT : 0;
  return Math.max(apart * 0.98, near);
}

export function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (shorter.length >= 4 && longer.startsWith(shorter)) return BEGUN;
  // A word of four letters is a slip away from too many others: a seat is no stat.
  const slips = shorter.length >= 7 ? 2 : shorter.length >= 5 ? 1 : 0;
  // Turned letters ("pdas") count as two slips; a shared beginning makes a slip believable.
  return slips > 0 && longer.length - shorter.length <= slips && a[0] === b[0] && distance(a, b) <= slips
    ? MISSPELT
    : 0;
}
