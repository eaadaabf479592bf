/** What the regions and kinds of garage are called. */
import type { LabourPlace } from '#contract/labour.ts';

export const REGION_NAMES = {
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
} as const satisfies Record<LabourPlace['region'], string>;

export const GARAGE_NAMES = {
  independent: 'Independent garage',
  chain: 'Chain or fast-fit',
  dealer: 'Main dealer',
} as const satisfies Record<LabourPlace['garage'], string>;
