/** The knowledge turned into numbers once: for each sign, what hearing it or its denial says for each fault. */
import type { Knowledge } from '../knowledge.ts';
import { CHANCE, PRIOR } from './strength.ts';

export interface Tables {
  /** Fault ids; every array below is in this order. */
  faults: readonly string[];
  at: ReadonlyMap<string, number>;
  /** Log of how common each fault is. */
  prior: Float64Array;
  /** Per sign: chance that an owner with each fault tells of it. */
  chance: ReadonlyMap<string, Float64Array>;
  /** Per sign: log of that chance against how often the sign shows anyway. */
  present: ReadonlyMap<string, Float64Array>;
  /** Per sign: the same for its absence. */
  absent: ReadonlyMap<string, Float64Array>;
}

/** Chance of a sign that a fault's file does not name, as a share of how often it shows anyway. */
const UNNAMED_SHARE = 0.5;
const LEAST_CHANCE = 0.004;

export function tablesOf({ faults }: Pick<Knowledge, 'faults'>): Tables {
  const ids = Object.keys(faults);
  const weights = ids.map((id) => PRIOR[(faults[id] as Knowledge['faults'][string]).common]);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => weight / total);

  const named = new Map<string, Map<number, number>>();
  ids.forEach((id, at) => {
    for (const [sign, strength] of Object.entries((faults[id] as Knowledge['faults'][string]).signs)) {
      const column = named.get(sign) ?? new Map<number, number>();
      column.set(at, CHANCE[strength]);
      named.set(sign, column);
    }
  });

  const chance = new Map<string, Float64Array>();
  const present = new Map<string, Float64Array>();
  const absent = new Map<string, Float64Array>();
  for (const [sign, column] of named) {
    const shown = [...column].reduce((sum, [at, value]) => sum + (shares[at] as number) * value, 0);
    const unnamed = Math.min(0.12, Math.max(LEAST_CHANCE, UNNAMED_SHARE * shown));
    const anyway = [...shares.entries()].reduce((sum, [at, share]) => sum + share * (column.get(at) ?? unnamed), 0);
    const values = Float64Array.from(ids, (_, at) => column.get(at) ?? unnamed);
    chance.set(sign, values);
    present.set(
      sign,
      values.map((value) => Math.log(value / anyway)),
    );
    absent.set(
      sign,
      values.map((value) => Math.log((1 - value) / (1 - anyway))),
    );
  }
  return {
    faults: ids,
    at: new Map(ids.map((id, at) => [id, at])),
    prior: Float64Array.from(shares, Math.log),
    chance,
    present,
    absent,
  };
}
