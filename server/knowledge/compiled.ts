/** The file that the knowledge is compiled into. */
import type { Knowledge } from '#engine/knowledge.ts';
import type { Learnt } from '#engine/mind.ts';

export interface CompiledKnowledge {
  /** Fingerprint of everything that it was made from. */
  madeFrom: string;
  knowledge: Knowledge;
  learnt: Learnt;
}

/** Where it lies, seen from the repository's root. */
export const COMPILED = 'dist/knowledge.json';
