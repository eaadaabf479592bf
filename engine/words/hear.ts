/** Hears signs in an owner's words: which are said to be there, which are said not to be, and the words that said so. */
import type { Knowledge, Sign } from '../knowledge.ts';
import { type FindPhrases, finderOf, type Match } from './find-phrases.ts';
import type { Lexicon } from './lexicon.ts';
import type { Place } from './meant.ts';
import { type PhraseTable, phraseTable } from './phrases.ts';
import { hearRenewals, type RenewalEar, renewalEarOf } from './renewed.ts';
import type { Token } from './tokens.ts';

export interface HeardSign {
  sign: string;
  present: boolean;
  /** The owner's own words. */
  said: string;
  /** A denial that only repeats a closer one: "no coolant smell" denies a dozen smells. It is known, but no evidence. */
  echo?: true;
  /** Where it is said to be there, as often as it is. */
  places?: Place[];
  /** 0–1: how likely it is so, and not only mentioned; left out where that was not learnt. */
  meant?: number;
  /** What it rests on; left out for what follows from another sign, and for renewed parts. */
  grounds?: Grounds;
}

/** The tightest match of a sign, and how many of its phrases were met. */
export interface Grounds {
  words: number;
  /** Other words among them. */
  gap: number;
  phrases: number;
  /** Which phrase it is, and how seldom its words stand in phrases. */
  phrase: number;
  rarity: number;
  inOrder: boolean;
  /** Its words are a part of what says something else: the "low" of "low oil pressure". */
  inside: boolean;
}

export interface Ear {
  find: FindPhrases;
  implies: Map<string, readonly string[]>;
  renewals: RenewalEar;
  /** Signs that tell of renewed parts. */
  renewing: ReadonlySet<string>;
}

/** Reading every phrase anew takes a while; a mind that was compiled brings them along. */
export function earOf(
  { signs, parts }: Pick<Knowledge, 'signs' | 'parts'>,
  lexicon: Lexicon,
  known: PhraseTable = phraseTable(signs, lexicon),
): Ear {
  const renewing = new Set(Object.keys(signs).filter((sign) => signs[sign]?.renews.length));
  const renewals = renewalEarOf({ signs, parts }, lexicon);
  return { find: finderOf(known), implies: closureOf(signs), renewals, renewing };
}

/** Every sign that follows from a sign, however far. */
function closureOf(signs: Record<string, Sign>): Map<string, readonly string[]> {
  const reach = (sign: string, found: Set<string>): Set<string> => {
    for (const next of signs[sign]?.implies ?? [])
      if (!found.has(next)) {
        found.add(next);
        reach(next, found);
      }
    return found;
  };
  return new Map(Object.keys(signs).map((sign) => [sign, [...reach(sign, new Set())]]));
}

/** Every sign heard in the text, each once; what is said later in the text wins over what was said before. */
export function hearSigns(text: string, tokens: readonly Token[], ear: Ear): HeardSign[] {
  const matches = ear.find(tokens);
  const overruling = matches.filter(({ means }) => means === 'nothing');
  const pauses = pausesIn(tokens);
  // "the oil light is on and it squeals when I brake" tells of no brake light, although its words stand close
  const isOverruled = (sign: string, first: number, last: number) =>
    overruling.some(
      (other) =>
        other.sign === sign &&
        other.first <= first &&
        other.last >= last &&
        pauses(other.first, other.last) === pauses(first, last),
    );
  const heard = new Map<string, HeardSign>();
  for (const match of matches) {
    const { sign, means, first, last, denied } = match;
    if (means === 'nothing') continue;
    if (isOverruled(sign, first, last)) continue;
    const present = (means === 'present') !== denied;
    if (means === 'absent' && denied) continue;
    const said = text.slice((tokens[first] as Token).from, (tokens[last] as Token).to);
    // "battery light on, alternator replaced" tells of no new battery
    if (ear.renewing.has(sign) && said.includes(',')) continue;
    const before = heard.get(sign);
    const grounds = groundsOf(match, matches, ear);
    const place = { from: (tokens[first] as Token).from, to: (tokens[last] as Token).to };
    if (!before || (present && !before.present))
      heard.set(sign, { sign, present, said, grounds, ...(present && { places: [place] }) });
    else if (before.present === present && before.grounds) {
      before.grounds = firmer(before.grounds, grounds);
      before.places?.push(place);
    }
  }
  for (const { sign, said, first, last } of hearRenewals(text, tokens, ear.renewals))
    if (!isOverruled(sign, first, last)) heard.set(sign, { sign, present: true, said });
  for (const { sign, present, said } of [...heard.values()])
    if (present)
      for (const implied of ear.implies.get(sign) ?? [])
        if (!heard.get(implied)?.present) heard.set(implied, { sign: implied, present: true, said });
  return withEchoesMarked([...heard.values()]);
}

/** How often the owner pauses between two tokens, or begins another clause. */
function pausesIn(tokens: readonly Token[]): (first: number, last: number) => number {
  let pauses = 0;
  const upTo = tokens.map(({ parted }) => (parted ? ++pauses : pauses));
  return (first, last) => (upTo[last] as number) - (upTo[first] as number);
}

function groundsOf(match: Match, matches: readonly Match[], { implies }: Ear): Grounds {
  const { sign, words, first, last, phrase, rarity, inOrder } = match;
  const inside = matches.some(
    (other) =>
      other.words > words &&
      other.first <= first &&
      other.last >= last &&
      other.means !== 'nothing' &&
      other.sign !== sign &&
      !implies.get(other.sign)?.includes(sign),
  );
  return { words, gap: last - first + 1 - words, phrases: 1, phrase, rarity, inOrder, inside };
}

/** The tighter of two matches, with one more phrase to its name. */
function firmer(known: Grounds, other: Grounds): Grounds {
  const tighter = other.gap - other.words < known.gap - known.words ? other : known;
  return { ...tighter, phrases: known.phrases + 1 };
}

/** Of several denials by the same words the first counts, of a longer and a shorter one the longer. */
function withEchoesMarked(heard: HeardSign[]): HeardSign[] {
  const denials = heard.filter(({ present }) => !present);
  return heard.map((one) => {
    const closer = denials.some(({ said }) => said.length > one.said.length && said.includes(one.said));
    const echo = !one.present && (closer || denials.find(({ said }) => said === one.said) !== one);
    return echo ? { ...one, echo } : one;
  });
}
