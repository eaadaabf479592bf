/** Where an owner has work done, which decides what an hour of it costs. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Their names are the screen's words. */
export const REGIONS = [
  'uk',
  'london',
  'south-east',
  'east-of-england',
  'south-west',
  'west-midlands',
  'east-midlands',
  'north-west',
  'yorkshire',
  'north-east',
  'scotland',
  'wales',
  'northern-ireland',
] as const;

export const GARAGES = ['independent', 'chain', 'dealer'] as const;

export const LabourPlace = z.object({ region: z.enum(REGIONS), garage: z.enum(GARAGES) });
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
