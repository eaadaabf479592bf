/** Makes the likeness model of lessons: a few small networks, joined into one. Seeded: the same lessons always make the same model. */
import { systemOf } from '../knowledge.ts';
import type { LikenessModel } from './likeness.ts';
import { SCHOOLING, type School, type Taught, type Truth, teachNetwork } from './network.ts';
import { packRows } from './packing.ts';

export interface Lesson {
  features: readonly string[];
  /** One where it is known how it ended; several, likeliest first, where the words leave it open. */
  suspects: readonly Suspected[];
}

export interface Suspected {
  fault: string;
  /** How much this text counts for the fault: a whole owner's story 1, a bare name less. */
  weight: number;
}

/** Features of few lessons would be learnt by heart. Down to 6 there would be two and a half times as many, which name hardly more. */
const LEAST_SEEN = 16;

/** Teaches the networks of a school, in their order; where there are threads, side by side. */
export type TeachAll = (school: School) => Promise<readonly Taught[]>;

const oneAfterAnother: TeachAll = async (school) =>
  Array.from({ length: school.schooling.networks }, (_, which) => teachNetwork(school, which));

export async function learnLikeness(
  lessons: readonly Lesson[],
  teachAll: TeachAll = oneAfterAnother,
): Promise<LikenessModel> {
  const classes = [...new Set(lessons.flatMap(({ suspects }) => suspects.map(({ fault }) => fault)))].sort();
  const features = featuresWorthLearning(lessons);
  const school = schoolOf(lessons, features, classes);
  const { size, networks } = school.schooling;
  const taught = await teachAll(school);
  return {
    classes,
    features,
    size: size * networks,
    places: packRows(
      sideBySide(
        taught.map(({ places }) => places),
        size,
      ),
      size * networks,
    ),
    directions: packRows(heardTogether(taught, size), size * networks + 1),
  };
}

/** The lessons in numbers. One of whose words nothing is worth learning is left out. */
function schoolOf(lessons: readonly Lesson[], features: readonly string[], classes: readonly string[]): School {
  const systems = [...new Set(classes.map(systemOf))];
  const classAt = new Map(classes.map((name, at) => [name, at]));
  const featureAt = new Map(features.map((name, at) => [name, at]));
  const pupils = lessons
    .map(({ features: names, suspects }) => ({
      rows: names.map((name) => featureAt.get(name)).filter((row) => row !== undefined),
      faults: suspects.map(({ fault, weight }): Truth => ({ at: classAt.get(fault) as number, weight })),
      systems: suspects.map(({ fault, weight }): Truth => ({ at: systems.indexOf(systemOf(fault)), weight })),
    }))
    .filter(({ rows }) => rows.length > 0);
  const counts = { features: features.length, faults: classes.length, systems: systems.length };
  return { pupils, counts, schooling: SCHOOLING };
}

/** Several tables of equally many rows as one with longer rows. */
function sideBySide(tables: readonly Float32Array[], width: number): Float32Array {
  const all = new Float32Array(tables.length * (tables[0]?.length ?? 0));
  tables.forEach((table, which) => {
    for (let at = 0; at < table.length; at += 1) {
      const row = Math.floor(at / width);
      all[(row * tables.length + which) * width + (at % width)] = table[at] as number;
    }
  });
  return all;
}

/** The mean of what the networks say is one network again, whose rows are theirs side by side. */
function heardTogether(taught: readonly Taught[], size: number): Float32Array {
  const width = size * taught.length + 1;
  const rows = (taught[0]?.directions.length ?? 0) / (size + 1);
  const all = new Float32Array(rows * width);
  taught.forEach(({ directions }, which) => {
    for (let row = 0; row < rows; row += 1) {
      for (let k = 0; k < size; k += 1)
        all[row * width + which * size + k] = (directions[row * (size + 1) + k] as number) / taught.length;
      all[(row + 1) * width - 1] =
        (all[(row + 1) * width - 1] as number) + (directions[row * (size + 1) + size] as number) / taught.length;
    }
  });
  return all;
}

function featuresWorthLearning(lessons: readonly Lesson[]): string[] {
  const count = new Map<string, number>();
  for (const { features } of lessons) for (const feature of features) count.set(feature, (count.get(feature) ?? 0) + 1);
  return [...count].filter(([, times]) => times >= LEAST_SEEN).map(([name]) => name);
}
