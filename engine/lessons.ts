/** What the likeness model is taught with: the stories and names that mechanics wrote, each with its fault. */
import { weighed } from './belief.ts';
import type { Hearing, Knowledge } from './knowledge.ts';
import { type Learnt, type Mind, mindOf, understand, vocabularyOf } from './mind.ts';
import { countingOver, type HeardCounts } from './reason/heard-counts.ts';
import { type DangerLesson, learnDanger } from './words/danger.ts';
import type { HeardSign } from './words/hear.ts';
import { type Lesson, learnLikeness, type Suspected, type TeachAll } from './words/learn.ts';
import { apart, learnMeant, type MeantLesson } from './words/meant.ts';
import { overlapModel } from './words/overlap.ts';
import { phraseTable } from './words/phrases.ts';
import { type HeardThing, learnTrust } from './words/trust.ts';

const NAME_WEIGHT = 0.6;
const SUMMARY_WEIGHT = 0.5;
/** A story was written to a fault; a consultation was judged from the words alone, as the engine must. */
const STORY_WEIGHT = 0.6;
const STEP_DOWN = 0.6;
/** Every third ordinary complaint is a lesson in what is no danger. Some are one all the same, so each counts little. */
const ORDINARY_EACH = 3;
const ORDINARY_WEIGHT = 0.1;

/** A text as it was understood, with what it teaches. */
interface Understood extends Lesson {
  heard: readonly HeardSign[];
  /** An owner told it; names and summaries teach words alone. */
  told: boolean;
}

function understoodTexts(knowledge: Knowledge, mind: Pick<Mind, 'lexicon' | 'ear'>): Understood[] {
  const texts: Understood[] = [];
  const read = (text: string, suspects: readonly Suspected[], told: boolean) => {
    const { features, heard } = understand(mind, text);
    texts.push({ features, heard, suspects, told });
  };
  for (const [fault, { examples, name, also, summary }] of Object.entries(knowledge.faults)) {
    for (const example of examples) read(example, [{ fault, weight: STORY_WEIGHT }], true);
    for (const title of [name, ...also]) read(title, [{ fault, weight: NAME_WEIGHT }], false);
    read(summary, [{ fault, weight: SUMMARY_WEIGHT }], false);
  }
  for (const { says, suspects } of knowledge.consultations) read(says, shared(suspects), true);
  return texts;
}

/** An expert's suspects, likeliest first: each counts a good half of the one before it. */
function shared(suspects: readonly string[]): Suspected[] {
  const shares = suspects.map((_, place) => STEP_DOWN ** place);
  const all = shares.reduce((sum, share) => sum + share, 0);
  return suspects.map((fault, place) => ({ fault, weight: (shares[place] as number) / all }));
}

/** How often the ear hears each sign in the stories of each fault; an open text counts for each suspect as a part of one. */
function heardIn(texts: readonly Understood[], faults: readonly string[]): HeardCounts {
  const places = new Map(faults.map((fault, at) => [fault, at]));
  const counting = countingOver(faults.length);
  for (const { heard, suspects, told } of texts) {
    if (!told) continue;
    const evidence = heard.filter(({ echo }) => !echo);
    for (const { fault, weight } of suspects) counting.add(places.get(fault) as number, weight, evidence);
  }
  return counting.done();
}

/** What sounds dangerous, and what does not: few ordinary complaints are a reason to stop the car, so some of them stand beside. */
function dangerLessons(
  { dangers, faults }: Knowledge,
  mind: Pick<Mind, 'lexicon' | 'ear'>,
  texts: readonly Understood[],
): DangerLesson[] {
  const read = (stop: boolean) => (text: string) => ({ features: understand(mind, text).features, stop });
  const ordinary = texts.filter(
    ({ told, suspects: [first] }) => told && first && faults[first.fault]?.drive !== 'stop',
  );
  return [
    ...dangers.stop.map(read(true)),
    ...dangers.harmless.map(read(false)),
    ...ordinary
      .filter((_, at) => at % ORDINARY_EACH === 0)
      .map(({ features }) => ({ features, stop: false, weight: ORDINARY_WEIGHT })),
  ];
}

/** What a person heard is nearly always so: those texts keep the others from teaching doubt, and count little each. */
const HEARING_WEIGHT = 0.1;

/** Every sign that is said in a text of which a person told whether it is so, at each place. */
function mentionLessons({ mentions, hearings }: Knowledge, mind: Pick<Mind, 'lexicon' | 'ear'>): MeantLesson[] {
  const lessonsIn = (says: string, so: ReadonlySet<string>, not: ReadonlySet<string>, weight: number) => {
    const { heard, sentences } = understand(mind, says);
    return heard
      .filter(({ sign }) => so.has(sign) || not.has(sign))
      .flatMap(({ sign, places = [] }) =>
        apart(places).map((place) => ({ sentences, place, so: so.has(sign), weight })),
      );
  };
  return [
    ...mentions.flatMap(({ says, so, not }) => lessonsIn(says, withImplied(mind, so), new Set(not), 1)),
    ...hearings.flatMap(({ says, present }) => lessonsIn(says, withImplied(mind, present), new Set(), HEARING_WEIGHT)),
  ];
}

/** Everything that is learnt from the knowledge itself; the same knowledge always teaches the same. */
export async function learnFrom(knowledge: Knowledge, teachAll?: TeachAll): Promise<Learnt> {
  const untaught = mindOf(knowledge);
  const vocabulary = vocabularyOf(knowledge);
  const lessons = understoodTexts(knowledge, untaught);
  const learnt: Learnt = {
    likeness: await learnLikeness(lessons, teachAll),
    overlap: overlapModel(lessons),
    heard: heardIn(lessons, Object.keys(knowledge.faults)),
    trust: undefined,
    danger: learnDanger(dangerLessons(knowledge, untaught, lessons)),
    meant: learnMeant(mentionLessons(knowledge, untaught)),
    vocabulary,
    phrases: phraseTable(knowledge.signs, untaught.lexicon),
  };
  return { ...learnt, trust: learnTrust(heardRightly(mindOf(knowledge, learnt), knowledge.hearings)) };
}

/** Every match of the ear in the texts that a person heard as well, and whether both heard the same. */
export function heardRightly(mind: Mind, hearings: readonly Hearing[]): (HeardThing & { right: boolean })[] {
  return hearings.flatMap(({ says, present, absent }) => {
    const { heard, features } = understand(mind, says);
    const truly = { present: withImplied(mind, present), absent: new Set(absent) };
    return weighed(mind.tables, heard, mind.likeness?.score(features)).map((thing) => ({
      ...thing,
      right: truly[thing.heard.present ? 'present' : 'absent'].has(thing.heard.sign),
    }));
  });
}

const withImplied = ({ ear }: Pick<Mind, 'ear'>, signs: readonly string[]): Set<string> =>
  new Set(signs.flatMap((sign) => [sign, ...(ear.implies.get(sign) ?? [])]));
