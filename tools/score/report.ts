/** Counts how often the right fault is named first, among three, among five, and whether the chances told are true. */

export interface Named {
  /** Place of the right fault, from 0; -1 when it is not among the results. */
  place: number;
  /** Chance told for the first result. */
  confidence: number;
}

/** A chance that was told, and how right it was. */
export interface Told {
  confidence: number;
  /** 1 or 0 where it is known what it was; else an expert's chance of it. */
  right: number;
}

export const toldOf = ({ place, confidence }: Named): Told => ({ confidence, right: place === 0 ? 1 : 0 });

export interface Score {
  cases: number;
  top1: number;
  top3: number;
  top5: number;
}

export function scoreOf(named: readonly Pick<Named, 'place'>[]): Score {
  const within = (most: number) =>
    named.filter(({ place }) => place >= 0 && place < most).length / Math.max(1, named.length);
  return { cases: named.length, top1: within(1), top3: within(3), top5: within(5) };
}

export interface Bin {
  from: number;
  to: number;
  cases: number;
  told: number;
  true: number;
}

/** The reliability table of the first results, ten bins. */
export function reliability(all: readonly Told[]): Bin[] {
  return Array.from({ length: 10 }, (_, at) => {
    const from = at / 10;
    const to = from + 0.1;
    const here = all.filter(({ confidence }) => confidence >= from && (confidence < to || at === 9));
    const mean = (value: (one: Told) => number) =>
      here.reduce((sum, one) => sum + value(one), 0) / Math.max(1, here.length);
    return {
      from,
      to,
      cases: here.length,
      told: mean(({ confidence }) => confidence),
      true: mean(({ right }) => right),
    };
  });
}

/** Expected calibration error: mean distance between the chance told and the share that was right, weighed by cases. */
export function calibrationError(all: readonly Told[]): number {
  return reliability(all).reduce(
    (sum, bin) => sum + (bin.cases / Math.max(1, all.length)) * Math.abs(bin.told - bin.true),
    0,
  );
}
