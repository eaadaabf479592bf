/** The knowledge turned into numbers once: for each sign, what hearing it or its denial says for each fault. */
import { type Fault, type Knowledge, systemOf } from '../knowledge.ts';
import { CHANCE, PRIOR } from './strength.ts';

export interface SignColumns {
  /** Per fault: log of the sign's chance under it against how often it shows anyway. */
  present: Float64Array;
  /** The same for its absence. */
  absent: Float64Array;
}

export interface Tables {
  /** Fault ids; every array below is in this order. */
  faults: readonly string[];
  at: ReadonlyMap<string, number>;
  /** Log of how common each fault is. */
  prior: Float64Array;
  /** Where each fault and its system stand in the likeness models; -1 when they are not there. */
  likenessAt: Int32Array;
  systemAt: Int32Array;
  /** Per sign: chance that a car with each fault has it. */
  chance: ReadonlyMap<string, Float64Array>;
  /** What it says when a sign is known: answered, seen or heard for sure. */
  known: ReadonlyMap<string, SignColumns>;
  /** What it says when a sign was heard in an owner's words, where some is missed and some misheard. */
  told: ReadonlyMap<string, SignColumns>;
}

/** How often each sign is heard in the stories of a fault: what the ear makes of real sentences. */
export interface HeardCounts {
  /** Stories of the fault. */
  stories: number;
  present: Record<string, number>;
  absent: Record<string, number>;
}

/** Chance of a sign that a fault's file does not name, as a share of how often it shows anyway. */
const UNNAMED_SHARE = 0.5;
const LEAST_CHANCE = 0.004;
/** Of the owners who have a sign, how many tell it so that the ear catches it. */
const CAUGHT = 0.6;
/** How many stories the mechanic's own word about a strength is worth. */
const WORD_OF_MECHANIC = 5;
/** No sign heard in words is rarer than this under any fault: people say all sorts of things. */
const LEAST_TOLD = 0.006;

/** Names of the classes of the learnt models, in their order. */
export interface LearntClasses {
  faults: readonly string[];
  systems: readonly string[];
}

export function tablesOf(
  { faults, signs }: Pick<Knowledge, 'faults' | 'signs'>,
  heard: Readonly<Record<string, HeardCounts>> = {},
  classes: LearntClasses = { faults: [], systems: [] },
): Tables {
  const ids = Object.keys(faults);
  const weights = ids.map((id) => PRIOR[(faults[id] as Fault).common]);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => weight / total);
  const chance = chancesOf(ids, faults, signs, shares);

  const known = new Map<string, SignColumns>();
  const told = new Map<string, SignColumns>();
  for (const [sign, values] of chance) {
    known.set(
      sign,
      columnsOf(
        values,
        values.map((value) => 1 - value),
        shares,
      ),
    );
    const present = values.map((value, at) => blend(heard[ids[at] as string], 'present', sign, CAUGHT * value));
    const absent = values.map((value, at) => blend(heard[ids[at] as string], 'absent', sign, 0.1 * (1 - value)));
    told.set(sign, columnsOf(present, absent, shares));
  }
  return {
    faults: ids,
    at: new Map(ids.map((id, at) => [id, at])),
    prior: Float64Array.from(shares, Math.log),
    likenessAt: placesIn(classes.faults, ids),
    systemAt: placesIn(classes.systems, ids.map(systemOf)),
    chance,
    known,
    told,
  };
}

function placesIn(names: readonly string[], wanted: readonly string[]): Int32Array {
  const places = new Map(names.map((name, at) => [name, at]));
  return Int32Array.from(wanted, (name) => places.get(name) ?? -1);
}

/** The mechanic's word and what was really heard, weighed by how many stories there are. */
function blend(heard: HeardCounts | undefined, side: 'present' | 'absent', sign: string, expected: number): number {
  const stories = heard?.stories ?? 0;
  const count = heard?.[side][sign] ?? 0;
  return Math.max(LEAST_TOLD, (count + WORD_OF_MECHANIC * expected) / (stories + WORD_OF_MECHANIC));
}

function chancesOf(
  ids: readonly string[],
  faults: Knowledge['faults'],
  signs: Knowledge['signs'],
  shares: readonly number[],
): Map<string, Float64Array> {
  const named = new Map<string, Map<number, number>>();
  ids.forEach((id, at) => {
    for (const [sign, chance] of withImplied((faults[id] as Fault).signs, signs)) {
      const column = named.get(sign) ?? new Map<number, number>();
      named.set(sign, column.set(at, chance));
    }
  });
  const chance = new Map<string, Float64Array>();
  for (const [sign, column] of named) {
    const shown = [...column].reduce((sum, [at, value]) => sum + (shares[at] as number) * value, 0);
    const unnamed = Math.min(0.12, Math.max(LEAST_CHANCE, UNNAMED_SHARE * shown));
    chance.set(
      sign,
      Float64Array.from(ids, (_, at) => column.get(at) ?? unnamed),
    );
  }
  return chance;
}

/** The signs a fault names, and those that follow from them: as likely as the likeliest that they follow from. */
function withImplied(own: Fault['signs'], signs: Knowledge['signs']): Map<string, number> {
  const chances = new Map<string, number>();
  const add = (sign: string, chance: number, depth: number) => {
    if ((chances.get(sign) ?? 0) < chance) chances.set(sign, chance);
    if (depth < 4)
      for (const implied of signs[sign]?.implies ?? []) if (!(implied in own)) add(implied, chance, depth + 1);
  };
  for (const [sign, strength] of Object.entries(own)) add(sign, CHANCE[strength], 0);
  return chances;
}

function columnsOf(present: Float64Array, absent: Float64Array, shares: readonly number[]): SignColumns {
  const against = (values: Float64Array): Float64Array => {
    const anyway = shares.reduce((sum, share, at) => sum + share * (values[at] as number), 0);
    return values.map((value) => Math.log(value / anyway));
  };
  return { present: against(present), absent: against(absent) };
}
