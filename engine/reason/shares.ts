/** What cars on British roads run on and how they shift. */
import type { Fuel, Gearbox } from '../knowledge.ts';

/** Of a hundred cars on British roads, as shares; a mild hybrid counts by its engine. */
export const FUEL_SHARE: Readonly<Record<Fuel, number>> = {
  petrol: 0.56,
  diesel: 0.33,
  hybrid: 0.05,
  'plug-in-hybrid': 0.02,
  electric: 0.04,
  lpg: 0.003,
};
export const GEARBOX_SHARE: Readonly<Record<Gearbox, number>> = {
  manual: 0.66,
  automatic: 0.18,
  'dual-clutch': 0.12,
  cvt: 0.04,
};

/** Of the cars with one of the allowed kinds – of all cars where nothing is said – the share that has one of the wanted. */
export function shareWithin<T extends string>(
  allowed: readonly T[] | undefined,
  wanted: readonly T[],
  shares: Readonly<Record<T, number>>,
): number {
  const kinds = allowed ?? (Object.keys(shares) as T[]);
  const both = kinds.filter((kind) => wanted.includes(kind));
  return sharesOf(both, shares) / sharesOf(kinds, shares);
}

export const sharesOf = <T extends string>(kinds: readonly T[], shares: Readonly<Record<T, number>>): number =>
  kinds.reduce((sum, kind) => sum + shares[kind], 0);
