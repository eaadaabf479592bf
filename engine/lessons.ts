/** What the likeness model is taught with: the stories, names and phrases that mechanics wrote, each with its fault. */
import type { Knowledge } from './knowledge.ts';
import { type Mind, understand } from './mind.ts';
import type { Lesson } from './words/learn.ts';

const NAME_WEIGHT = 0.6;
const SUMMARY_WEIGHT = 0.5;
const PHRASE_WEIGHT = 0.15;

export function lessonsOf(knowledge: Knowledge, mind: Pick<Mind, 'lexicon' | 'ear'>): Lesson[] {
  const lessons: Lesson[] = [];
  const teach = (text: string, fault: string, weight: number) =>
    lessons.push({ features: understand(mind, text).features, fault, weight });
  for (const [id, fault] of Object.entries(knowledge.faults)) {
    for (const example of fault.examples) teach(example, id, 1);
    teach(fault.name, id, NAME_WEIGHT);
    for (const name of fault.also) teach(name, id, NAME_WEIGHT);
    teach(fault.summary, id, SUMMARY_WEIGHT);
    for (const [sign, strength] of Object.entries(fault.signs))
      if (strength === 'nearly-always' || strength === 'often')
        for (const phrase of (knowledge.signs[sign]?.heard ?? []).slice(0, 4)) teach(phrase, id, PHRASE_WEIGHT);
  }
  return lessons;
}
