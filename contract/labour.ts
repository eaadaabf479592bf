/** Where an owner has work done, which decides what an hour of it costs. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const REGIONS = {
  uk: 'UK average',
  london: 'London',
  'south-east': 'South East',
  'east-of-england': 'East of England',
  'south-west': 'South West',
  'west-midlands': 'West Midlands',
  'east-midlands': 'East Midlands',
  'north-west': 'North West',
  yorkshire: 'Yorkshire and the Humber',
  'north-east': 'North East',
  scotland: 'Scotland',
  wales: 'Wales',
  'northern-ireland': 'Northern Ireland',
} as const;

export const GARAGES = {
  independent: 'Independent garage',
  chain: 'Chain or fast-fit',
  dealer: 'Main dealer',
} as const;

/** The keys of a table as a shape. */
const keyOf = <Key extends string>(table: Record<Key, string>) =>
  // Object.keys forgets the names of the keys.
  z.enum(Object.keys(table) as [Key, ...Key[]]);

export const LabourPlace = z.object({ region: keyOf(REGIONS), garage: keyOf(GARAGES) });
export type LabourPlace = z.infer<typeof LabourPlace>;

/** Pence an hour, VAT included. */
export const LabourRate = z.object({ ...LabourPlace.shape, low: z.number(), high: z.number() });
export type LabourRate = z.infer<typeof LabourRate>;

export const labourRates = endpoint({
  method: 'GET',
  path: '/api/labour-rates',
  summary: 'What an hour at a garage costs, by region and kind of garage',
  who: 'anyone',
  reply: z.array(LabourRate),
});
