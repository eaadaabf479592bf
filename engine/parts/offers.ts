/** What a part costs for a car, by quality and maker: guide prices from the catalogue, never a live offer. Prices in pence. */
import type { Knowledge, Part } from '../knowledge.ts';
import { type CarFacts, canBeOn } from '../reason/car.ts';
import { classFactor } from '../reason/costs.ts';
import { midSentence } from '../words/mid-sentence.ts';
import { findFamilies, type PartIndex, plainName } from './find-families.ts';
import { type Retailer, retailerFor, retailerOf, searchAddress } from './retailers.ts';

/** The month in which the catalogue's prices were set. */
export const PRICES_SET = '2026-11';

export type Quality = 'OEM' | 'Aftermarket' | 'Used';

export interface Offer {
  family: string;
  name: string;
  brand: string;
  quality: Quality;
  low: number;
  high: number;
  /** From the cheapest good one to the dearest common one, new, for this class of car. */
  range: { low: number; high: number };
  compatibility: string;
  retailer: Retailer;
  link: string | undefined;
}

/** Where in the family's range makers of each quality usually lie. */
const SHARE = { Aftermarket: [0, 0.6], OEM: [0.4, 1] } as const;
/** A used one against the cheapest and the dearest new one. */
const USED = { low: 0.3, high: 0.4 };

/** Everything on offer for the words asked, for this car. A part that cannot be on the car is left out. */
export function offersFor(parts: Knowledge['parts'], index: PartIndex, asked: string, car: CarFacts): Offer[] {
  return findFamilies(index, asked, carName(car)).flatMap((family) => {
    const part = parts[family];
    return part && canBeOn(part, car) ? offersOf(family, part, car) : [];
  });
}

export function offersOf(family: string, part: Part, car: CarFacts): Offer[] {
  const factor = classFactor(car) * 100;
  const range = { low: Math.round(part.price[0] * factor), high: Math.round(part.price[1] * factor) };
  const name = plainName(part.name);
  const words = [carName(car), name].filter(Boolean).join(' ');
  const shared = { family, name: part.name, range, compatibility: compatibilityOf(part, car) };

  const made = (quality: 'OEM' | 'Aftermarket', makers: readonly string[]): Offer[] => {
    const other = quality === 'OEM' ? part.aftermarket : part.oem;
    // With makers of one quality only, the whole range is theirs.
    const [from, to] = other.length === 0 ? [0, 1] : SHARE[quality];
    const price = (share: number) => Math.round(range.low + share * (range.high - range.low));
    return makers.map((brand, turn) => {
      const retailer = family === 'tyre' ? retailerOf('tyres') : retailerFor(brand, turn);
      return {
        ...shared,
        brand,
        quality,
        low: price(from),
        high: price(to),
        retailer,
        link: searchAddress(retailer, `${brand} ${words}`),
      };
    });
  };
  const used = (): Offer => {
    const retailer = retailerOf('used');
    return {
      ...shared,
      brand: car.make ? `${car.make} original` : 'Car maker’s original',
      quality: 'Used',
      low: Math.round(range.low * USED.low),
      high: Math.max(Math.round(range.high * USED.high), Math.round(range.low * USED.low)),
      retailer,
      link: searchAddress(retailer, `used ${words}`),
    };
  };

  return [...made('OEM', part.oem), ...made('Aftermarket', part.aftermarket), ...(part.used ? [used()] : [])];
}

const carName = ({ year, make, model }: CarFacts): string => [year, make, model].filter(Boolean).join(' ');

/** "For your 2016 Volkswagen Golf: match the caliper make; check for a wear sensor lead". */
function compatibilityOf({ fit }: Part, car: CarFacts): string {
  const checks = fit.map(midSentence);
  const named = carName(car);
  const toCheck = checks.length > 0 ? checks.join('; ') : 'check against the number on the old part';
  return named === '' ? capital(toCheck) : `For your ${named}${car.engine ? ` ${car.engine}` : ''}: ${toCheck}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
