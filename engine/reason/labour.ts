/** What an hour at a garage costs, by region of the United Kingdom and kind of garage: pence with VAT, a modest one and a dear one. */

/** Against the UK average. */
const REGION_FACTOR = {
  uk: 1,
  london: 1.25,
  'south-east': 1.12,
  'east-of-england': 1.03,
  'south-west': 1,
  'west-midlands': 0.97,
  'east-midlands': 0.95,
  'north-west': 0.95,
  yorkshire: 0.93,
  'north-east': 0.9,
  scotland: 0.97,
  wales: 0.92,
  'northern-ireland': 0.85,
} as const;
export type Region = keyof typeof REGION_FACTOR;

const GARAGE_RATE = {
  independent: { low: 6_000, high: 9_600 },
  chain: { low: 7_200, high: 10_800 },
  dealer: { low: 12_000, high: 19_800 },
} as const;
export type Garage = keyof typeof GARAGE_RATE;

/** Where the owner has work done. */
export interface LabourPlace {
  region: Region;
  garage: Garage;
}

/** Until an owner has chosen. */
export const UK_AVERAGE: LabourPlace = { region: 'uk', garage: 'independent' };

export interface HourlyRate {
  low: number;
  high: number;
}

/** Pence an hour with VAT, to the full pound. */
export function labourRate({ region, garage }: LabourPlace): HourlyRate {
  const { low, high } = GARAGE_RATE[garage];
  const inPounds = (pence: number) => Math.round((pence * REGION_FACTOR[region]) / 100) * 100;
  return { low: inPounds(low), high: inPounds(high) };
}

/** VAT in a price that includes it, at the United Kingdom's 20 %. */
export const vatIn = (pence: number): number => Math.round(pence / 6);
/** A price without VAT, with it. */
export const withVat = (pence: number): number => Math.round(pence * 1.2);
