/** What the likeness model is taught with: the stories and names that mechanics wrote, each with its fault. */
import type { Knowledge } from './knowledge.ts';
import { type Learnt, type Mind, mindOf, understand, vocabularyOf } from './mind.ts';
import type { HeardCounts } from './reason/tables.ts';
import { type Lesson, learnLikeness, type Suspected } from './words/learn.ts';
import { SCHOOLING, type Schooling } from './words/network.ts';
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

/** How often the ear hears each sign in the stories of each fault; an open text counts for each suspect as a part of one. */
function heardIn(knowledge: Knowledge, mind: Pick<Mind, 'lexicon' | 'ear'>): Record<string, HeardCounts> {
  const counts = Object.fromEntries(
    Object.keys(knowledge.faults).map((id): [string, HeardCounts] => [id, { stories: 0, present: {}, absent: {} }]),
  );
  const hear = (text: string, suspects: readonly Suspected[]) => {
    const { heard } = understand(mind, text);
    for (const { fault, weight } of suspects) {
      const { present, absent } = counts[fault] as HeardCounts;
      (counts[fault] as HeardCounts).stories += weight;
      for (const { sign, present: there } of heard) {
        const side = there ? present : absent;
        side[sign] = (side[sign] ?? 0) + weight;
      }
    }
  };
  for (const [fault, { examples }] of Object.entries(knowledge.faults))
    for (const example of examples) hear(example, [{ fault, weight: 1 }]);
  for (const { says, suspects } of knowledge.consultations) hear(says, shared(suspects));
  return counts;
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
