/**
 * How dangerous a text sounds. The rules stop a car for signs they know; owners tell dangers in words that nobody foresaw. Learnt from
 * sentences for which a mechanic would stop a car and from others that only sound alike; it may make a verdict graver, never
 * milder.
 */
import { fitLogistic, logistic, type Sample } from './logistic.ts';

export interface DangerModel {
  features: string[];
  /** By feature, and last what holds without any. */
  weights: Float32Array;
}

export interface DangerLesson {
  features: readonly string[];
  stop: boolean;
  weight?: number;
}

/** 0–1, the more these words sound like those for which a mechanic says: don't drive it. */
export type DangerIn = (features: readonly string[]) => number;

export function dangerOf({ features, weights }: DangerModel): DangerIn {
  const weightOf = new Map(features.map((feature, at) => [feature, weights[at] as number]));
  const bias = weights[features.length] as number;
  return (told) => {
    let sum = 0;
    for (const feature of told) sum += weightOf.get(feature) ?? 0;
    return logistic(bias + sum * loudness(told.length));
  };
}

/** Long texts do not shout. */
const loudness = (features: number): number => 1 / Math.sqrt(Math.max(1, features));

/** A feature of one sentence alone would be learnt by heart. */
const LEAST_SEEN = 2;
const COURSE = { rounds: 200, pace: 0.05 };
const RESTRAINT = 0.05;

/** None of one kind teach nothing. */
export function learnDanger(lessons: readonly DangerLesson[]): DangerModel | undefined {
  const sentences = lessons.filter(({ weight }) => weight === undefined);
  if (!sentences.some(({ stop }) => stop) || sentences.every(({ stop }) => stop)) return undefined;
  const seen = new Map<string, number>();
  for (const { features } of sentences) for (const name of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  const features = [...seen].filter(([, times]) => times >= LEAST_SEEN).map(([name]) => name);
  const placeOf = new Map(features.map((name, at) => [name, at]));
  const samples = lessons.map(({ features: told, stop, weight = 1 }): Sample => {
    const places = told.map((name) => placeOf.get(name)).filter((place) => place !== undefined);
    const by = loudness(told.length);
    return { places: [...places, features.length], amounts: [...places.map(() => by), 1], is: stop, weight };
  });
  const restraint = (place: number) => (place < features.length ? RESTRAINT : 0);
  return {
    features,
    weights: Float32Array.from(fitLogistic(samples, { size: features.length + 1, restraint, ...COURSE })),
  };
}
