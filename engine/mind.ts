/** The mind: knowledge made ready for use. Built once at start from the compiled knowledge; never changes. */
import type { Knowledge } from './knowledge.ts';
import type { CarFacts } from './reason/car.ts';
import type { HeardCounts } from './reason/heard-counts.ts';
import { fittingOver, onCarOver } from './reason/on-car.ts';
import type { Witnesses } from './reason/rank.ts';
import { tablesOf } from './reason/tables.ts';
import { asRead, codesIn } from './words/codes.ts';
import { type DangerIn, type DangerModel, dangerOf } from './words/danger.ts';
import { featuresOf, isSign } from './words/features.ts';
import { type Ear, earOf, type HeardSign, hearSigns } from './words/hear.ts';
import { contentStems, type Lexicon, lexiconOf } from './words/lexicon.ts';
import { type LikenessModel, likenessOf } from './words/likeness.ts';
import { type MeantIn, type MeantModel, meantBy } from './words/meant.ts';
import { type OverlapModel, overlapOf } from './words/overlap.ts';
import type { PhraseTable } from './words/phrases.ts';
import { type RawWord, sentencesOf } from './words/sentences.ts';
import { tokensIn } from './words/tokens.ts';
import type { TrustModel } from './words/trust.ts';

export interface Mind extends Witnesses {
  knowledge: Knowledge;
  lexicon: Lexicon;
  ear: Ear;
  /** How far to believe the ear; without it, wholly. */
  trust: TrustModel | undefined;
  /** How dangerous words sound; without it, never. */
  danger: DangerIn | undefined;
  /** Whether what is said is so, and not only mentioned; without it, always. */
  meant: MeantIn | undefined;
}

/** What was learnt from the stories in the fault files when the knowledge was compiled. */
export interface Learnt {
  likeness: LikenessModel;
  /** Plain overlap of words with what is written of each fault; its classes are those of `likeness`. */
  overlap: OverlapModel;
  heard: HeardCounts;
  /** How far to believe the ear. */
  trust: TrustModel | undefined;
  /** How dangerous words sound. */
  danger: DangerModel | undefined;
  /** Whether what is said is so. */
  meant: MeantModel | undefined;
  /** Stems that count as correctly spelt. */
  vocabulary: string[];
  /** The phrases of all signs as they are read. */
  phrases: PhraseTable;
}

export function mindOf(knowledge: Knowledge, learnt?: Learnt): Mind {
  const lexicon = lexiconOf(knowledge.words, learnt?.vocabulary ?? vocabularyOf(knowledge));
  const tables = tablesOf(knowledge, learnt?.heard, learnt?.likeness.classes);
  return {
    knowledge,
    tables,
    onCar: onCarOver(knowledge, tables),
    fitting: fittingOver(knowledge, tables),
    lexicon,
    ear: earOf(knowledge, lexicon, learnt?.phrases),
    trust: learnt?.trust,
    danger: learnt?.danger && dangerOf(learnt.danger),
    meant: learnt?.meant && meantBy(learnt.meant),
    likeness: learnt && likenessOf(learnt.likeness),
    overlap: learnt && overlapOf(learnt.overlap),
  };
}

/** What is needed to understand. */
type Reader = Pick<Mind, 'lexicon' | 'ear'> & Partial<Pick<Mind, 'meant'>>;

/** What was understood of a text. */
export interface Understanding {
  sentences: RawWord[][];
  heard: HeardSign[];
  codes: string[];
  features: string[];
  /** How many words carried anything. */
  words: number;
}

export function understand(mind: Reader, text: string): Understanding {
  const sentences = sentencesOf(text);
  const tokens = tokensIn(sentences, mind.lexicon.read);
  const heard = hearSigns(text, tokens, mind.ear).map((one) =>
    mind.meant && one.places ? { ...one, meant: mind.meant(sentences, one.places) } : one,
  );
  const codes = asRead(codesIn(text));
  return { sentences, heard, codes, features: featuresOf({ sentences, tokens, heard }), words: tokens.length };
}

/** What a car's name adds to the words of its owner, as if he had named it among them. No name is a sign. */
export function featuresOfName(mind: Pick<Mind, 'lexicon' | 'ear'>, { make, model }: CarFacts): string[] {
  return understand(mind, `${make ?? ''} ${model ?? ''}`).features.filter((feature) => !isSign(feature));
}

/** A stem that only one story holds may be one owner's slip of the finger. */
const LEAST_STORIES = 2;

/** Stems that count as correctly spelt: all that mechanics wrote, and what more than one owner's story holds. */
export function vocabularyOf(knowledge: Knowledge): string[] {
  const known = new Set<string>();
  for (const text of textsOf(knowledge)) for (const stem of contentStems(text)) known.add(stem);
  const told = new Map<string, number>();
  for (const { examples } of Object.values(knowledge.faults))
    for (const example of examples)
      for (const stem of new Set(contentStems(example))) told.set(stem, (told.get(stem) ?? 0) + 1);
  for (const [stem, stories] of told) if (stories >= LEAST_STORIES) known.add(stem);
  return [...known];
}

/** What mechanics wrote. */
function* textsOf({ faults, signs, parts }: Knowledge): Generator<string> {
  for (const { name, also, summary } of Object.values(faults)) {
    yield name;
    yield summary;
    yield* also;
  }
  for (const { label, heard, denied, unless } of Object.values(signs)) {
    yield label;
    yield* heard;
    yield* denied;
    yield* unless;
  }
  for (const { name, also } of Object.values(parts)) {
    yield name;
    yield* also;
  }
}
