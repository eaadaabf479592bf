/** The knowledge turned into numbers once: for each sign, what hearing it or its denial says for each fault. */
import { CAR_SIGNS, chanceOnCarWith } from '../car-signs.ts';
import { isCheckSign } from '../check-signs.ts';
import type { Fault, Knowledge } from '../knowledge.ts';
import { faultsByRenewal } from '../renewals.ts';
import { codeSignOf, isCodeSign } from '../words/codes.ts';
import { countingOver, countsOf, type HeardCounts } from './heard-counts.ts';
import { CHANCE, CHECK_SHOWS, PRIOR } from './strength.ts';

export interface SignColumns {
  /** Per fault: log of the sign's chance under it against how often it shows anyway. */
  present: Float64Array;
  /** The same for its absence. */
  absent: Float64Array;
}

/** Answers for a sign are worked out when it is first asked for, and kept. Undefined when no fault has the sign. */
type BySign<T> = (sign: string) => T | undefined;

export interface Tables {
  /** Fault ids; every array below is in this order. */
  faults: readonly string[];
  at: ReadonlyMap<string, number>;
  /** Log of how common each fault is. */
  prior: Float64Array;
  /** Where each fault stands in what was learnt; -1 when it is not there. */
  likenessAt: Int32Array;
  /** Per sign: the faults that name it, or a sign that it follows from, by their places, with their chances of it. */
  named: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Chance of the sign under every other fault. */
  unnamed: BySign<number>;
  /** Chance that a car with each fault has the sign. */
  chance: BySign<Float64Array>;
  /** How often a car shows the sign, whatever is wrong with it. */
  anyway: BySign<number>;
  /** What it says when a sign is known: answered, seen or heard for sure. */
  known: BySign<SignColumns>;
  /** The faults that fall back where a sign says that the part in question was renewed. */
  renewed: ReadonlyMap<string, readonly number[]>;
  /** What it says when a sign was heard in an owner's words, where some is missed and some misheard. */
  told: BySign<SignColumns>;
}

const LEAST_CHANCE = 0.004;
/** Chance of a sign that a fault's file does not name: a share of how often it shows anyway, and the least and most of it. */
interface Unnamed {
  share: number;
  least: number;
  most: number;
}
const SHOWN: Unnamed = { share: 0.5, least: LEAST_CHANCE, most: 0.12 };
/** Owners notice all sorts of things; a control unit stores a code for a reason. */
const STORED: Unnamed = { share: 0.02, least: 1e-5, most: 0.12 };
/** Of the owners who have a sign, how many tell it so that the ear catches it. */
const CAUGHT = 0.6;
/** Of the owners who do not have it, how many say so. */
const DENIED = 0.1;
/** How many stories the mechanic's own word about a strength is worth. */
const WORD_OF_MECHANIC = 5;
/** No sign heard in words is rarer than this under any fault: people say all sorts of things. */
const LEAST_TOLD = 0.006;

export function tablesOf(
  { faults, jobs, signs, codes }: Pick<Knowledge, 'faults' | 'jobs' | 'signs' | 'codes'>,
  heard: HeardCounts = countingOver(Object.keys(faults).length).done(),
  classes: readonly string[] = [],
): Tables {
  const ids = Object.keys(faults);
  const weights = ids.map((id) => PRIOR[(faults[id] as Fault).common]);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = Float64Array.from(weights, (weight) => weight / total);
  const countsIn = countsOf(heard);
  const named = namedChances(ids, faults, signs);
  addCodes(named, ids, codes);
  addCar(named, ids, faults);

  const unnamed = remembering((sign) => {
    const column = named.get(sign);
    return column && unnamedChance(column, shares, isCodeSign(sign) ? STORED : SHOWN);
  });
  const chance = remembering((sign) => {
    const column = named.get(sign);
    if (!column) return undefined;
    const values = new Float64Array(ids.length).fill(unnamed(sign) as number);
    for (const [at, value] of column) values[at] = value;
    return values;
  });
  const anyway = remembering((sign) => {
    const values = chance(sign);
    return values && mean(values, shares);
  });
  const known = remembering((sign) => {
    const values = chance(sign);
    return (
      values && {
        present: against(values, shares),
        absent: against(
          values.map((value) => 1 - value),
          shares,
        ),
      }
    );
  });
  const told = remembering((sign) => {
    const values = chance(sign);
    if (!values) return undefined;
    const counts = countsIn(sign);
    const present = blend(heard.stories, counts.present, (at) => CAUGHT * (values[at] as number));
    const absent = blend(heard.stories, counts.absent, (at) => DENIED * (1 - (values[at] as number)));
    return { present: against(present, shares), absent: against(absent, shares) };
  });

  const at = new Map(ids.map((id, place) => [id, place]));
  return {
    faults: ids,
    at,
    prior: shares.map(Math.log),
    likenessAt: placesIn(classes, ids),
    named,
    unnamed,
    chance,
    anyway,
    known,
    told,
    renewed: renewedPlaces({ faults, jobs, signs }, at),
  };
}

/** A fault that the sign speaks for – a new part wrongly fitted – does not fall back. */
function renewedPlaces(
  { faults, jobs, signs }: Pick<Knowledge, 'faults' | 'jobs' | 'signs'>,
  places: ReadonlyMap<string, number>,
): Map<string, readonly number[]> {
  const byPart = faultsByRenewal({ faults, jobs });
  const speaksFor = (sign: string, fault: string) => (faults[fault]?.signs[sign] ?? 'never') !== 'never';
  return new Map(
    Object.entries(signs)
      .filter(([, { renews }]) => renews.length > 0)
      .map(([sign, { renews }]) => {
        const mended = renews.flatMap((part) => byPart.get(part) ?? []).filter((fault) => !speaksFor(sign, fault));
        return [sign, mended.map((fault) => places.get(fault) as number)];
      }),
  );
}

function remembering<T>(work: (sign: string) => T | undefined): BySign<T> {
  const done = new Map<string, T | undefined>();
  return (sign) => {
    if (done.has(sign)) return done.get(sign);
    const value = work(sign);
    // Names that nobody wrote into the knowledge come from outside; they must not fill the memory.
    if (value !== undefined) done.set(sign, value);
    return value;
  };
}

function placesIn(names: readonly string[], wanted: readonly string[]): Int32Array {
  const places = new Map(names.map((name, at) => [name, at]));
  return Int32Array.from(wanted, (name) => places.get(name) ?? -1);
}

/** The mechanic's word and what was really heard, weighed by how many stories there are. */
const blend = (stories: Float64Array, counts: Float64Array, expected: (at: number) => number): Float64Array =>
  counts.map((count, at) =>
    Math.max(LEAST_TOLD, (count + WORD_OF_MECHANIC * expected(at)) / ((stories[at] as number) + WORD_OF_MECHANIC)),
  );

/** Per sign: the places of the faults that have it, with the chance. */
function namedChances(
  ids: readonly string[],
  faults: Knowledge['faults'],
  signs: Knowledge['signs'],
): Map<string, Map<number, number>> {
  const named = new Map<string, Map<number, number>>();
  ids.forEach((id, at) => {
    for (const [sign, chance] of withImplied((faults[id] as Fault).signs, signs)) {
      const column = named.get(sign);
      if (column) column.set(at, chance);
      else named.set(sign, new Map([[at, chance]]));
    }
  });
  return named;
}

/** Of the cars with a fault that a code points to, how many have stored that code: the first named, the second, the rest. */
const CODE_STORED = [0.45, 0.25, 0.12];

/** A code speaks for the faults it points to, at least as much as its place among them says. */
function addCodes(named: Map<string, Map<number, number>>, ids: readonly string[], codes: Knowledge['codes']): void {
  const places = new Map(ids.map((id, at) => [id, at]));
  for (const [code, { faults }] of Object.entries(codes)) {
    const sign = codeSignOf(code);
    const column = named.get(sign) ?? new Map<number, number>();
    faults.forEach((fault, rank) => {
      const at = places.get(fault);
      const stored = CODE_STORED[Math.min(rank, CODE_STORED.length - 1)] as number;
      if (at !== undefined && (column.get(at) ?? 0) < stored) column.set(at, stored);
    });
    if (column.size > 0) named.set(sign, column);
  }
}

/** Of every fault it is known on which cars it can be. */
function addCar(named: Map<string, Map<number, number>>, ids: readonly string[], faults: Knowledge['faults']): void {
  for (const sign of CAR_SIGNS) {
    const chances = ids.map((id) => chanceOnCarWith(faults[id] as Fault, sign));
    named.set(
      sign,
      new Map(chances.map((chance, at) => [at, Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance))])),
    );
  }
}

function unnamedChance(
  column: ReadonlyMap<number, number>,
  shares: Float64Array,
  { share, least, most }: Unnamed,
): number {
  const shown = [...column].reduce((sum, [at, value]) => sum + (shares[at] as number) * value, 0);
  return Math.min(most, Math.max(least, share * shown));
}

/** The signs a fault names, and those that follow from them: as likely as the likeliest that they follow from. */
function withImplied(own: Fault['signs'], signs: Knowledge['signs']): Map<string, number> {
  const chances = new Map<string, number>();
  const add = (sign: string, chance: number, depth: number) => {
    if ((chances.get(sign) ?? 0) < chance) chances.set(sign, chance);
    if (depth < 4)
      for (const implied of signs[sign]?.implies ?? []) if (!(implied in own)) add(implied, chance, depth + 1);
  };
  for (const [sign, strength] of Object.entries(own)) add(sign, isCheckSign(sign) ? CHECK_SHOWS : CHANCE[strength], 0);
  return chances;
}

/** Log of each value against the mean over all faults. */
function against(values: Float64Array, shares: Float64Array): Float64Array {
  const anyway = mean(values, shares);
  return values.map((value) => Math.log(value / anyway));
}

function mean(values: Float64Array, shares: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < shares.length; at += 1) sum += (shares[at] as number) * (values[at] as number);
  return sum;
}
