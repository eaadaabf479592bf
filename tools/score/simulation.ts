/**
 * Do the follow-up questions help? Draws a fault by how common it is and its signs by their strengths, tells two of
 * them, then answers the engine's own questions truly, one at a time.
 */
import { isCheckSign } from '#engine/check-signs.ts';
import { type AnswerGiven, diagnose, type Visit } from '#engine/diagnose.ts';
import type { Mind } from '#engine/mind.ts';

const VISITS = 2000;
const QUESTIONS = 3;
const SEED = 7;

export interface Simulated {
  visits: number;
  before: number;
  after: number;
}

/** Shares of visits whose fault was first before and after three questions. */
export function simulateVisits(mind: Mind): Simulated {
  const random = randomFrom(SEED);
  const shares = mind.tables.prior.map(Math.exp);
  let visits = 0;
  let before = 0;
  let after = 0;
  while (visits < VISITS) {
    const at = draw(shares, random);
    const signs = signsOf(mind, at, random);
    const told: AnswerGiven[] = twoOf(
      [...signs].filter((sign) => sign in mind.knowledge.signs && !isCheckSign(sign)),
      random,
    ).map((sign) => ({ sign, answer: 'yes' }));
    // a car that shows one sign or none has no two to tell
    if (told.length < 2) continue;
    visits += 1;
    const fault = mind.tables.faults[at] as string;
    const first = (answers: AnswerGiven[]) => diagnose(mind, visitOf(answers)).suspects[0]?.fault === fault;
    if (first(told)) before += 1;
    if (first(afterQuestions(mind, told, signs))) after += 1;
  }
  return { visits, before: before / visits, after: after / visits };
}

const visitOf = (answers: AnswerGiven[]): Visit => ({ words: '', car: {}, answers, sensed: [], thisYear: 2026 });

function afterQuestions(mind: Mind, told: AnswerGiven[], signs: ReadonlySet<string>): AnswerGiven[] {
  const answers = [...told];
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    const [question] = diagnose(mind, visitOf(answers)).questions;
    if (!question) break;
    answers.push({ sign: question.sign, answer: signs.has(question.sign) ? 'yes' : 'no' });
  }
  return answers;
}

/** The signs a car with this fault shows, each by its chance, with all that follows from them. */
function signsOf(mind: Mind, at: number, random: () => number): Set<string> {
  const shown = new Set<string>();
  for (const sign of Object.keys(mind.knowledge.faults[mind.tables.faults[at] as string]?.signs ?? {}))
    if (random() < (mind.tables.chance(sign)?.[at] ?? 0)) {
      shown.add(sign);
      for (const implied of mind.ear.implies.get(sign) ?? []) shown.add(implied);
    }
  return shown;
}

function twoOf(signs: string[], random: () => number): string[] {
  const left = [...signs];
  const take = () => left.splice(Math.floor(random() * left.length), 1)[0];
  return [take(), take()].filter((sign) => sign !== undefined);
}

function draw(shares: Float64Array, random: () => number): number {
  let left = random();
  for (let at = 0; at < shares.length; at += 1) {
    left -= shares[at] as number;
    if (left <= 0) return at;
  }
  return shares.length - 1;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
