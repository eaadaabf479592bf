/** What the likeness model is taught with: the stories and names that mechanics wrote, each with its fault. */
import type { Knowledge } from './knowledge.ts';
import { type Learnt, type Mind, mindOf, understand, vocabularyOf } from './mind.ts';
import type { HeardCounts } from './reason/tables.ts';
import { type Lesson, learnLikeness, SCHOOLING, type Schooling, type Suspected } from './words/learn.ts';
import { overlapModel } from './words/overlap.ts';

const NAME_WEIGHT = 0.6;
const SUMMARY_WEIGHT = 0.5;
const CONSULTATION_WEIGHT = 1;
const STEP_DOWN = 0.6;

function lessonsOf(knowledge: Knowledge, mind: Pick<Mind, 'lexicon' | 'ear'>): Lesson[] {
  const lessons: Lesson[] = [];
  const teach = (text: string, fault: string, weight: number) =>
    lessons.push({ features: understand(mind, text).features, suspects: [{ fault, weight }] });
  for (const [id, fault] of Object.entries(knowledge.faults)) {
    for (const example of fault.examples) teach(example, id, 1);
    teach(fault.name, id, NAME_WEIGHT);
    for (const name of fault.also) teach(name, id, NAME_WEIGHT);
    teach(fault.summary, id, SUMMARY_WEIGHT);
  }
  for (const { says, suspects } of knowledge.consultations)
    lessons.push({ features: understand(mind, says).features, suspects: shared(suspects) });
  return lessons;
}

/** An expert's suspects, likeliest first: each counts a good half of the one before it, together as much as one story. */
function shared(suspects: readonly string[]): Suspected[] {
  const shares = suspects.map((_, place) => STEP_DOWN ** place);
  const all = shares.reduce((sum, share) => sum + share, 0);
  return suspects.map((fault, place) => ({ fault, weight: (CONSULTATION_WEIGHT * (shares[place] as number)) / all }));
}

/** How often the ear hears each sign in the stories of each fault. */
function heardIn(knowledge: Knowledge, mind: Pick<Mind, 'lexicon' | 'ear'>): Record<string, HeardCounts> {
  return Object.fromEntries(
    Object.entries(knowledge.faults).map(([id, { examples }]) => {
      const counts: HeardCounts = { stories: examples.length, present: {}, absent: {} };
      for (const example of examples)
        for (const { sign, present } of understand(mind, example).heard) {
          const side = present ? counts.present : counts.absent;
          side[sign] = (side[sign] ?? 0) + 1;
        }
      return [id, counts];
    }),
  );
}

/** Everything that is learnt from the knowledge itself; the same knowledge always teaches the same. */
export function learnFrom(knowledge: Knowledge, schooling: Schooling = SCHOOLING): Learnt {
  const untaught = mindOf(knowledge);
  const vocabulary = vocabularyOf(knowledge);
  const lessons = lessonsOf(knowledge, untaught);
  return {
    likeness: learnLikeness(lessons, schooling),
    overlap: overlapModel(lessons),
    heard: heardIn(knowledge, untaught),
    vocabulary,
    phrases: Object.fromEntries(untaught.ear.byWord),
  };
}
