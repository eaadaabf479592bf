/** Finds the jobs that a few typed words mean, by the job's name, its parts and the faults that it mends. */
import { type EverydayIndex, everydayMeant, indexEveryday } from '../everyday.ts';
import type { Fault, Knowledge } from '../knowledge.ts';
import { wordLikeness, wordsOf } from '../parts/find-families.ts';

/** Verbs and asides that any topic has; they name no job. */
const IDLE = new Set(
  wordsOf(
    'how do i you we can could should would please want need help me it is are was be does did what why when where which there this that replace replacing change changing swap swapping fit fitting install do doing fix fixing repair mend sort make need needs get getting put job guide tutorial show tell explain about at by from as if so old broken worn faulty myself yourself home diy tips steps way best safely check test look',
  ),
);

/** What a word tells by where it stands. */
const FIELD = { name: 1, parts: 0.75, faults: 0.6, tools: 0.2 };
/** What a word that no job has tells against all of them. */
const UNKNOWN = 4.5;
/** Below this likeness a word is not a misspelling of another. */
const SPELT = 0.8;
/** A shorter word is as near to too many others: "cake" is not "case". */
const LONG_ENOUGH_TO_MISSPELL = 5;

export interface JobIndex {
  jobs: { id: string; name: Set<string>; words: Map<string, number> }[];
  weights: Map<string, number>;
  everyday: EverydayIndex;
  /** The faults that each job mends. */
  mends: ReadonlyMap<string, readonly Fault[]>;
}

export interface FoundJob {
  job: string;
  /** 0–1: how much of what was asked the job covers. */
  covered: number;
  /** 0–1: how much of the job's own name was asked for. */
  named: number;
  /** What it covers, with those first that have little else in their name. */
  score: number;
}

export function indexJobs({
  jobs,
  parts,
  faults,
  everydayJobs,
}: Pick<Knowledge, 'jobs' | 'parts' | 'faults' | 'everydayJobs'>): JobIndex {
  const mends = faultsByJob(faults);
  const indexed = Object.entries(jobs).map(([id, job]) => {
    const words = new Map<string, number>();
    const add = (texts: readonly string[], worth: number) => {
      for (const word of texts.flatMap(wordsOf))
        if (!IDLE.has(word)) words.set(word, Math.max(words.get(word) ?? 0, worth));
    };
    const name = [job.name, id.slice(id.indexOf('/') + 1).replaceAll('-', ' ')];
    add(name, FIELD.name);
    for (const needed of job.parts) {
      const part = parts[typeof needed === 'string' ? needed : needed.part];
      if (part) add([part.name, ...part.also], FIELD.parts);
    }
    for (const fault of mends.get(id) ?? []) add([fault.name, ...fault.also], FIELD.faults);
    add(job.tools, FIELD.tools);
    return { id, name: new Set(wordsOf(job.name).filter((word) => !IDLE.has(word))), words };
  });
  const users = new Map<string, number>();
  for (const { words } of indexed) for (const word of words.keys()) users.set(word, (users.get(word) ?? 0) + 1);
  return {
    jobs: indexed,
    weights: new Map([...users].map(([word, count]) => [word, 0.3 + Math.log(1 + indexed.length / count)])),
    everyday: indexEveryday(everydayJobs, askedWords),
    mends,
  };
}

function faultsByJob(faults: Knowledge['faults']): Map<string, Fault[]> {
  const mends = new Map<string, Fault[]>();
  for (const fault of Object.values(faults))
    for (const job of fault.mended_by) mends.set(job, [...(mends.get(job) ?? []), fault]);
  return mends;
}

/** The words of a topic that tell which job is meant: no verbs of asking, no name of a car, no year. */
export function askedWords(asked: string, carName = ''): string[] {
  const ofCar = new Set(wordsOf(carName));
  return wordsOf(asked)
    .filter((word) => !IDLE.has(word) && !ofCar.has(word) && !/^(19|20)\d\d$/.test(word))
    .slice(0, 12);
}

/** The jobs that the whole of what was asked is an everyday name for; none where more or something else was said. */
export const jobsCalled = ({ everyday }: JobIndex, asked: string, carName = ''): readonly string[] =>
  everydayMeant(everyday, askedWords(asked, carName));

/** Likeliest first; words that only name the car do not count. */
export function findJobs(index: JobIndex, asked: string, carName = ''): FoundJob[] {
  const words = askedWords(asked, carName).map((word) => known(index, word));
  if (words.length === 0) return [];
  const weightOf = (word: string) => index.weights.get(word) ?? UNKNOWN;
  const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
  return index.jobs
    .map(({ id, name, words: has }) => {
      const covered = words.reduce((sum, word) => sum + weightOf(word) * (has.get(word) ?? 0), 0) / whole;
      const named = [...name].filter((word) => words.includes(word)).length / Math.max(1, name.size);
      return { job: id, covered, named, score: covered + 0.35 * named };
    })
    .filter(({ covered }) => covered > 0)
    .sort((a, b) => b.score - a.score || a.job.localeCompare(b.job));
}

/** The word as the index has it; a misspelt one is read as its nearest. */
function known({ weights }: JobIndex, word: string): string {
  if (weights.has(word) || word.length < LONG_ENOUGH_TO_MISSPELL) return word;
  let best = word;
  let like = SPELT;
  for (const other of weights.keys()) {
    const now = wordLikeness(word, other);
    if (now > like) [best, like] = [other, now];
  }
  return best;
}
