/** What the assistant stands on: the mind, and indexes over jobs, parts, lamps and its own questions. */
import { indexJobs, type JobIndex } from '#engine/jobs/find-jobs.ts';
import type { Mind } from '#engine/mind.ts';
import { indexParts, type PartIndex } from '#engine/parts/find-families.ts';

export interface Ground {
  mind: Mind;
  jobs: JobIndex;
  parts: PartIndex;
  /** A question of ours, in its words, and the sign that it asks about. */
  questions: { sign: string; question: string }[];
  lamps: { id: string; words: RegExp }[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function groundOf(mind: Mind): Ground {
  const { knowledge } = mind;
  return {
    mind,
    jobs: indexJobs(knowledge),
    parts: indexParts(knowledge.parts),
    // Longest first: one question may be the beginning of another.
    questions: Object.entries(knowledge.signs)
      .flatMap(([sign, { question }]) => (question === undefined ? [] : [{ sign, question }]))
      .sort((a, b) => b.question.length - a.question.length),
    lamps: Object.entries(knowledge.lamps).map(([id, { name, also }]) => ({
      id,
      words: new RegExp(
        `\\b(${[name, ...also].map((text) => escaped(text.toLowerCase().replace(/ (lamp|light|warning)$/, ''))).join('|')})\\b`,
        'i',
      ),
    })),
  };
}
