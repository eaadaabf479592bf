/**
 * Do the follow-up questions help? Draws a car off British roads, a fault that can be on it by how common it is, and its
 * signs by their strengths; tells two of them and nothing of the car, then answers the engine's own questions truly, one
 * at a time. What is no fault is not drawn: told in its own words it is named at once, and no question is needed.
 */
import { answersYes, CAR_SIGNS, isCarSign } from '#engine/car-signs.ts';
import { isCheckSign } from '#engine/check-signs.ts';
import { diagnose, type Visit } from '#engine/diagnose.ts';
import type { AnswerGiven } from '#engine/findings.ts';
import { type Fault, NOTHING_TO_MEND } from '#engine/knowledge.ts';
import type { Mind } from '#engine/mind.ts';
import { type CarFacts, canBeOn } from '#engine/reason/car.ts';
import { FUEL_SHARE, GEARBOX_SHARE } from '#engine/reason/shares.ts';

const VISITS = 16_000;
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
  let visits = 0;
  let before = 0;
  let after = 0;
  while (visits < VISITS) {
    const car = carOffTheRoad(random);
    const at = faultOf(mind, car, random);
    const signs = signsOf(mind, at, car, random);
    const told: AnswerGiven[] = twoOf(
      mind,
      [...signs].filter((sign) => sign in mind.knowledge.signs && !isCheckSign(sign) && !isCarSign(sign)),
      random,
    ).map((sign) => ({ sign, answer: 'yes', unasked: true }));
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

/** Fuel and gearbox by their shares; an electric car shifts by itself. */
function carOffTheRoad(random: () => number): CarFacts {
  const fuel = drawOf(FUEL_SHARE, random);
  return { fuel, gearbox: fuel === 'electric' ? 'automatic' : drawOf(GEARBOX_SHARE, random) };
}

/** A fault that can be on this car, by how common it is. */
const faultOf = ({ knowledge, tables }: Mind, car: CarFacts, random: () => number): number =>
  draw(
    tables.prior.map((log, at) =>
      isDrawn(knowledge.faults[tables.faults[at] as string] as Fault, car) ? Math.exp(log) : 0,
    ),
    random,
  );

const isDrawn = (fault: Fault, car: CarFacts): boolean => fault.act_within !== NOTHING_TO_MEND && canBeOn(fault, car);

/** The signs a car with this fault shows, each by its chance, with all that follows from them. */
function signsOf(mind: Mind, at: number, car: CarFacts, random: () => number): Set<string> {
  const shown = new Set(CAR_SIGNS.filter((sign) => answersYes(car, sign)));
  for (const sign of Object.keys(mind.knowledge.faults[mind.tables.faults[at] as string]?.signs ?? {}))
    if (!isCarSign(sign) && random() < (mind.tables.chance(sign)?.[at] ?? 0)) {
      shown.add(sign);
      for (const implied of mind.ear.implies.get(sign) ?? []) shown.add(implied);
    }
  return shown;
}

/** Any two, but not twice the same in other words: "a noise" follows from "a squeal". */
function twoOf({ ear }: Mind, signs: readonly string[], random: () => number): string[] {
  const oneOf = (some: readonly string[]) => some[Math.floor(random() * some.length)];
  const follows = (a: string, b: string) => ear.implies.get(a)?.includes(b) === true;
  const first = oneOf(signs);
  const second = oneOf(
    signs.filter((sign) => first && sign !== first && !follows(first, sign) && !follows(sign, first)),
  );
  return [first, second].filter((sign) => sign !== undefined);
}

const drawOf = <T extends string>(shares: Readonly<Record<T, number>>, random: () => number): T => {
  const kinds = Object.keys(shares) as T[];
  return kinds[
    draw(
      kinds.map((kind) => shares[kind]),
      random,
    )
  ] as T;
};

/** A place, by its share of them all. */
function draw(shares: Float64Array | readonly number[], random: () => number): number {
  const all = [...shares];
  let left = random() * all.reduce((sum, share) => sum + share, 0);
  const at = all.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return at < 0 ? all.length - 1 : at;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
