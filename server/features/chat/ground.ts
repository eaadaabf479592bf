/** What the assistant stands on: the mind, and indexes over jobs, parts, lamps and its own questions. */
import type { JobIndex } from '#engine/jobs/find-jobs.ts';
import type { Mind } from '#engine/mind.ts';
import { type PartIndex, wordsOf } from '#engine/parts/find-families.ts';
import { jobIndexOf, partIndexOf } from '#server/indexes.ts';
import { indexTalk, type TalkIndex } from './talk.ts';

export interface Ground {
  mind: Mind;
  jobs: JobIndex;
  parts: PartIndex;
  /** A question of ours, in its words, and the sign that it asks about. */
  questions: { sign: string; question: string }[];
  lamps: { id: string; words: RegExp; looks: ReadonlySet<string> }[];
  talk: TalkIndex;
  /** Signs that alone forbid driving. */
  dangers: ReadonlySet<string>;
  /** Words of parts and faults, as stems; talk of something else has few of them. */
  carWords: ReadonlySet<string>;
}

/** Words of parts that any talk has. */
const EVERYDAY = new Set(
  wordsOf(
    'home house out time right left high low not too long short old light water air hot cold back side hand head body end one two new good bad wrong loose lost dirty clean big small open left over under after before with from into only other any all who out and the for stuck dead dry wet public app cover card key seat glass door food dog cat fish',
  ),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function groundOf(mind: Mind): Ground {
  const { knowledge } = mind;
  return {
    mind,
    jobs: jobIndexOf(knowledge),
    parts: partIndexOf(knowledge),
    talk: indexTalk(knowledge),
    dangers: new Set(
      Object.values(knowledge.redFlags)
        .filter(({ drive, with: beside }) => drive === 'stop' && beside.length === 0)
        .flatMap(({ any }) => any),
    ),
    carWords: new Set(
      [
        ...Object.values(knowledge.parts).flatMap(({ name, also }) => [name, ...also]),
        ...Object.values(knowledge.faults).flatMap(({ name, also }) => [name, ...also]),
      ]
        .flatMap(wordsOf)
        .filter((word) => word.length > 2 && !EVERYDAY.has(word)),
    ),
    // Longest first: one question may be the beginning of another.
    questions: Object.entries(knowledge.signs)
      .flatMap(([sign, { question }]) => (question === undefined ? [] : [{ sign, question }]))
      .sort((a, b) => b.question.length - a.question.length),
    lamps: Object.entries(knowledge.lamps).map(([id, { name, also, looks }]) => ({
      id,
      looks: new Set(wordsOf(`${name} ${also.join(' ')} ${looks}`).filter((word) => word.length > 2)),
      words: new RegExp(
        `\\b(${[name, ...also].map((text) => escaped(text.toLowerCase().replace(/ (lamp|light|warning)$/, ''))).join('|')})\\b`,
        'i',
      ),
    })),
  };
}
