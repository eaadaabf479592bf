/** What the screens say about parts and their prices. */
import type { Quality } from '#contract/parts.ts';
import { timesAs } from '#web/lib/when.ts';

const day = timesAs('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export const words = {
  screen: 'Parts search',
  heading: 'Parts Comparison',
  lead: 'What each part costs, new and used, and where to look for it.',
  box: 'Part to search for',
  placeholder: 'e.g. front brake pads',
  search: 'Search',
  searching: 'Searching...',
  required: 'Parts this repair may need',
  loading: 'Looking up prices',
  found: (count: number) => `${count} ${count === 1 ? 'option' : 'options'} found`,
  views: 'View',
  grid: 'Grid View',
  compare: 'Compare',
  none: 'No parts found',
  noneText: (part: string) =>
    `We couldn't find any parts for "${part}". Try searching for a different part or check your spelling.`,
  start: 'Search for parts',
  startText: 'Type the name of a part, and see what it costs for your car.',
  failed: 'The prices could not be loaded',
  retry: 'Try again',
  premium: 'Premium members only',
  upgrade: 'Upgrade to Premium',
  kept: (first: Date, brand: string, price: string, retailer: string) =>
    `When you first looked, on ${day(first)}, the cheapest was ${brand} from ${price} (${retailer}).`,
  guide: (month: string) =>
    `Guide prices for your class of car, set in ${month}. They are not live offers: the shop’s own price counts.`,
  live: (source: string) => `Offers from ${source}, as listed a moment ago. Check the part number before you buy.`,
  liveFailed: 'Live offers could not be reached just now, so these are guide prices.',
  bestValue: (brand: string, price: string, retailer: string) =>
    `Best value: ${brand} at ${price} (${retailer}) is the cheapest option.`,
  samePrice: (count: number) => (count === 1 ? 'One other costs the same.' : `${count} others cost the same.`),
  bestUsed: 'It is a used part: ask about its age, mileage and warranty.',
  columns: {
    part: 'Part',
    brand: 'Brand',
    quality: 'Quality',
    price: 'Price',
    retailer: 'Retailer',
    delivery: 'Delivery',
    action: 'Action',
  },
  guidePrice: 'guide price',
  pros: 'For it',
  cons: 'Against it',
  view: 'View Product',
  online: 'Search Online',
  of: (brand: string, name: string) => `${brand} ${name}`,
  newTab: 'opens in a new tab',
  sort: 'Sort',
  sorts: { cheapest: 'Cheapest first', dearest: 'Dearest first', quality: 'By quality' },
  quality: 'Quality',
  qualities: { OEM: 'OEM', Aftermarket: 'Aftermarket', Used: 'Used' } satisfies Record<Quality, string>,
  allQualities: 'All qualities',
  retailer: 'Retailer',
  allRetailers: 'All retailers',
  noMatch: 'No option matches these filters.',
  clear: 'Clear filters',
  noDelivery: 'Ask',
} as const;
