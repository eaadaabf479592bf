/** What the screens say about where an owner has work done. */
import type { LabourPlace } from '#contract/labour.ts';

export const words = {
  /** Where these words stand on a screen that is always English, it is told which language they are. */
  lang: 'en-GB',
  title: 'Where you have work done',
  labour: (region: string, garage: string) => `Labour costs for: ${region}, ${garage.toLowerCase()}`,
  region: 'Region',
  garage: 'Kind of garage',
  rate: (text: string) => `About ${text} an hour, VAT included.`,
  regions: {
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
  } satisfies Record<LabourPlace['region'], string>,
  garages: {
    independent: 'Independent garage',
    chain: 'Chain or fast-fit',
    dealer: 'Main dealer',
  } satisfies Record<LabourPlace['garage'], string>,
} as const;
