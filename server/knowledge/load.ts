/** Loads the compiled knowledge and makes the mind of it. */
import { readFileSync } from 'node:fs';
import { type Mind, mindOf } from '#engine/mind.ts';
import { COMPILED, type CompiledKnowledge } from './compiled.ts';

/** Throws when nothing has been compiled yet. */
export function loadMind(file = COMPILED): Mind {
  const { knowledge, learnt } = JSON.parse(readFileSync(file, 'utf8')) as CompiledKnowledge;
  // Ids come from outside, too: "valueOf" is no fault.
  for (const entries of Object.values(knowledge)) if (!Array.isArray(entries)) Object.setPrototypeOf(entries, null);
  return mindOf(knowledge, learnt);
}
