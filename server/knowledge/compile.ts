/** Compiles the knowledge files into one file that loads at once: checked knowledge and the learnt likeness model. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Knowledge } from '#engine/knowledge.ts';
import { learnFrom } from '#engine/lessons.ts';
import { COMPILED, isMadeFrom, writeCompiled } from './compiled.ts';
import { readKnowledge } from './read.ts';
import { teachInThreads } from './teach-in-threads.ts';

/** The code that decides what is read and learnt; reasoning is not, and sound and sight are taught elsewhere. */
const TEACHERS = [
  'engine/words',
  'engine/lessons.ts',
  'engine/mind.ts',
  'engine/knowledge.ts',
  'engine/reason/heard-counts.ts',
  'engine/car-signs.ts',
  'engine/check-signs.ts',
  'engine/reason/shares.ts',
  'engine/renewals.ts',
  'engine/belief.ts',
  'engine/reason/tables.ts',
  'engine/reason/strength.ts',
  'server/knowledge/compiled.ts',
  'server/knowledge/read.ts',
];

/** Compiles if anything has changed since; answers true when it did. Throws, saying what is wrong, if the files are not sound. */
export async function compileKnowledge(folder = 'knowledge', target = COMPILED): Promise<boolean> {
  const madeFrom = fingerprint([folder, ...TEACHERS]);
  if (existsSync(target) && isMadeFrom(target, madeFrom)) return false;
  const { knowledge, wrong } = readKnowledge(folder);
  if (wrong.length > 0) throw new Error(`The knowledge is not sound:\n${wrong.join('\n')}`);
  const learnt = await learnFrom(knowledge, teachInThreads);
  mkdirSync(dirname(target), { recursive: true });
  writeCompiled(target, { madeFrom, knowledge: withoutStories(knowledge), learnt });
  return true;
}

/** What was learnt from the stories stays; the stories themselves are not needed to answer. */
function withoutStories(knowledge: Knowledge): Knowledge {
  const faults = Object.fromEntries(
    Object.entries(knowledge.faults).map(([id, fault]) => [id, { ...fault, examples: [] }]),
  );
  return { ...knowledge, faults, consultations: [], hearings: [], mentions: [], dangers: { stop: [], harmless: [] } };
}

function fingerprint(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places)
    for (const file of statSync(place).isDirectory() ? filesUnder(place) : [place])
      hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /[.](yaml|ts)$/.test(file.name) && !file.name.includes('.test.'))
    .map((file) => join(file.parentPath, file.name))
    .sort();
