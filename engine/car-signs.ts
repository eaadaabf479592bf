/**
 * What only the owner knows of the car becomes a question where suspects hang on it: does it run on diesel, does it shift
 * by itself. Asked only while neither the form nor the words say.
 */
import type { Fault, Fuel, Gearbox, Knowledge, Sign } from './knowledge.ts';
import type { CarFacts } from './reason/car.ts';
import { FUEL_SHARE, GEARBOX_SHARE, shareWithin } from './reason/shares.ts';

interface CarQuestion {
  label: string;
  question: string;
  /** The kinds of car for which the answer is yes. */
  fuel?: readonly Fuel[];
  gearbox?: readonly Gearbox[];
  /** What is known of the car then. */
  ifYes: CarFacts;
  ifNo: CarFacts;
}

const CAR_QUESTIONS: Readonly<Record<string, CarQuestion>> = {
  'car-is-diesel': {
    label: 'Runs on diesel',
    question: 'Does the car run on diesel?',
    fuel: ['diesel'],
    ifYes: { fuel: 'diesel' },
    ifNo: {},
  },
  'car-is-automatic': {
    label: 'Automatic gearbox',
    question: 'Is it an automatic?',
    gearbox: ['automatic', 'dual-clutch', 'cvt'],
    ifYes: { gearbox: 'automatic' },
    ifNo: { gearbox: 'manual' },
  },
};

export const CAR_SIGNS = Object.keys(CAR_QUESTIONS);
export const isCarSign = (sign: string): boolean => Object.hasOwn(CAR_QUESTIONS, sign);

/**
 * Adds the signs, and names them in each fault that is on these cars alone or on none of them; how often they are there is
 * worked out in the tables. Changes what it is given.
 */
export function askCar({ faults, signs }: Pick<Knowledge, 'faults' | 'signs'>): void {
  for (const [sign, { label, question }] of Object.entries(CAR_QUESTIONS)) {
    signs[sign] = { ...UNHEARD, label, question };
    for (const fault of Object.values(faults)) {
      const chance = chanceOnCarWith(fault, sign);
      if (chance === 1) fault.signs[sign] = 'nearly-always';
      if (chance === 0) fault.signs[sign] = 'never';
    }
  }
}

const UNHEARD: Omit<Sign, 'label'> = { how: 'known', heard: [], unless: [], denied: [], implies: [], renews: [] };

/** Chance of a yes, 0–1, of the cars on British roads that the fault can be on. */
export function chanceOnCarWith({ only }: Pick<Fault, 'only'>, sign: string): number {
  const { fuel, gearbox } = CAR_QUESTIONS[sign] as CarQuestion;
  if (fuel) return shareWithin(only.fuel, fuel, FUEL_SHARE);
  const electric = shareWithin(only.fuel, ['electric'], FUEL_SHARE);
  return electric + (1 - electric) * shareWithin(only.gearbox, gearbox as readonly Gearbox[], GEARBOX_SHARE);
}

/** The questions that what is known of the car answers already. */
export const carSignsKnown = ({ fuel, gearbox }: CarFacts): string[] =>
  CAR_SIGNS.filter((sign) => {
    const question = CAR_QUESTIONS[sign] as CarQuestion;
    return question.fuel ? fuel !== undefined : gearbox !== undefined || fuel === 'electric';
  });

/** The answer for a car of which everything is known. */
export function answersYes({ fuel, gearbox }: CarFacts, sign: string): boolean {
  const question = CAR_QUESTIONS[sign] as CarQuestion;
  if (question.fuel) return fuel !== undefined && question.fuel.includes(fuel);
  return gearbox !== undefined && question.gearbox?.includes(gearbox) === true;
}

/** The answers without those to what the form says already: the form stands. */
export function withoutKnown<T extends { sign: string }>(answers: readonly T[], car: CarFacts): readonly T[] {
  const known = carSignsKnown(car);
  return answers.filter(({ sign }) => !known.includes(sign));
}

/** The car with what was answered of it; of two answers to the same question the later one counts. */
export function carAsAnswered(car: CarFacts, answers: readonly { sign: string; answer: string }[]): CarFacts {
  const last = new Map(answers.filter(({ sign }) => isCarSign(sign)).map(({ sign, answer }) => [sign, answer]));
  const facts = [...last].map(([sign, answer]) => {
    const { ifYes, ifNo } = CAR_QUESTIONS[sign] as CarQuestion;
    if (answer === 'yes') return ifYes;
    return answer === 'no' ? ifNo : {};
  });
  const told = Object.fromEntries(Object.entries(car).filter(([, fact]) => fact !== undefined));
  return Object.assign({}, ...facts, told);
}

/** Hints count only where neither the form nor an answer says. */
export const hintsBeside = (hints: CarFacts, { fuel, gearbox }: CarFacts): CarFacts => ({
  fuel: fuel === undefined ? hints.fuel : undefined,
  gearbox: gearbox === undefined ? hints.gearbox : undefined,
});

/**
 * The question about the car that the first-named fault hangs on, where the car is not known: a mechanic asks whether it
 * is a diesel before he suspects a diesel's fault.
 */
export const carSignOf = ({ signs }: Pick<Fault, 'signs'>, known: ReadonlySet<string>): string | undefined =>
  CAR_SIGNS.find((sign) => signs[sign] === 'nearly-always' && !known.has(sign));
