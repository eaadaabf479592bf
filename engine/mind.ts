/** The mind: knowledge made ready for use. Built once at start from the compiled knowledge; never changes. */
import type { Knowledge } from './knowledge.ts';
import { priorsOver } from './reason/priors.ts';
import type { Witnesses } from './reason/rank.ts';
import { type HeardCounts, tablesOf } from './reason/tables.ts';
import { codesIn } from './words/codes.ts';
import { featuresOf } from './words/features.ts';
import { type Ear, earOf, type HeardSign, hearSigns } from './words/hear.ts';
import { type Lexicon, lexiconOf } from './words/lexicon.ts';
import { type LikenessModel, likenessOf } from './words/likeness.ts';
import { tokensOf } from './words/tokens.ts';

export interface Mind extends Witnesses {
  knowledge: Knowledge;
  lexicon: Lexicon;
  ear: Ear;
}

/** What was learnt from the stories in the fault files when the knowledge was compiled. */
export interface Learnt {
  likeness: LikenessModel;
  /** Plain overlap of words with what is written of each fault; its classes are those of `likeness`. */
  overlap: LikenessModel;
  /** The same for whole systems: with hundreds of stories each, it knows where to look when it does not know what for. */
  systems: LikenessModel;
  heard: Record<string, HeardCounts>;
}

export function mindOf(knowledge: Knowledge, learnt?: Learnt): Mind {
  const lexicon = lexiconOf(knowledge.words, textsOf(knowledge));
  const classes = learnt && { faults: learnt.likeness.classes, systems: learnt.systems.classes };
  const tables = tablesOf(knowledge, learnt?.heard, classes);
  return {
    knowledge,
    tables,
    priors: priorsOver(knowledge, tables),
    lexicon,
    ear: earOf(knowledge.signs, lexicon),
    likeness: learnt && likenessOf(learnt.likeness),
    overlap: learnt && likenessOf(learnt.overlap),
    systems: learnt && likenessOf(learnt.systems),
  };
}

/** What was understood of a text. */
export interface Understanding {
  heard: HeardSign[];
  codes: string[];
  features: string[];
  /** How many words carried anything. */
  words: number;
}

export function understand(mind: Pick<Mind, 'lexicon' | 'ear'>, text: string): Understanding {
  const tokens = tokensOf(text, mind.lexicon.read);
  const heard = hearSigns(text, tokens, mind.ear);
  const codes = codesIn(text);
  return { heard, codes, features: featuresOf(tokens, heard, codes), words: tokens.length };
}

/** Every text whose words count as correctly spelt. */
function* textsOf({ faults, signs, parts }: Knowledge): Generator<string> {
  for (const { name, also, summary, examples } of Object.values(faults)) {
    yield name;
    yield summary;
    yield* also;
    yield* examples;
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
