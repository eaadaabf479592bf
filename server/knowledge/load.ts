/** Loads the compiled knowledge and makes the mind of it. */
import { type Mind, mindOf } from '#engine/mind.ts';
import { COMPILED, readCompiled } from './compiled.ts';

/** Throws when nothing has been compiled yet. */
export function loadMind(file = COMPILED): Mind {
  const { knowledge, learnt } = readCompiled(file);
  // Ids come from outside, too: "valueOf" is no fault.
  for (const entries of Object.values(knowledge)) if (!Array.isArray(entries)) Object.setPrototypeOf(entries, null);
  return mindOf(knowledge, learnt);
}
