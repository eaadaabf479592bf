/** Parts and what they cost: guide prices from the catalogue, or live offers where the operator has keys for them. */
import * as z from 'zod/mini';
import { bounded } from './bounded.ts';
import { CarInfo } from './cars.ts';
import { endpoint } from './endpoint.ts';
import { Id, Time } from './text.ts';

export const PART_NAME_MAX = 120;

export const QUALITIES = ['OEM', 'Aftermarket', 'Used'] as const;
export const Quality = z.enum(QUALITIES);
export type Quality = z.infer<typeof Quality>;

const PriceRange = z.object({ low: z.number(), high: z.number() });

export const PartOption = z.object({
  name: z.string(),
  brand: z.string(),
  quality: Quality,
  /** With a pound sign; a guide price is a range: "£22–£38". */
  price: z.string(),
  compatibility: z.string(),
  retailer: z.string(),
  deliveryTime: z.optional(z.string()),
  pros: z.optional(z.array(z.string())),
  cons: z.optional(z.array(z.string())),
  /** Only ever http or https. */
  link: z.optional(z.string()),
  /** `guide`, or the live provider's name. */
  source: z.string(),
  /** The month in which a guide price was set: "November 2026". */
  pricesSet: z.optional(z.string()),
  /** True on a guide price that stands in for live offers that could not be had. */
  liveFailed: z.optional(z.boolean()),
  /** This option, in pence. */
  priceLow: z.number(),
  priceHigh: z.number(),
  /** What the part costs new for this class of car, in pence, from the cheapest good one to the dearest common one. */
  priceRange: PriceRange,
});
export type PartOption = z.infer<typeof PartOption>;

export const PartSearch = z.object({
  partName: bounded(1, 'Part name is required', PART_NAME_MAX, `Part name cannot exceed ${PART_NAME_MAX} characters`),
  carId: z.optional(z.nullable(Id)),
  carInfo: z.optional(z.nullable(CarInfo)),
  /** An own session: what is found for a part that its answer names is kept with that answer. */
  sessionId: z.optional(z.nullable(Id)),
});
export type PartSearch = z.input<typeof PartSearch>;

export const searchParts = endpoint({
  method: 'POST',
  path: '/api/parts/search',
  summary: 'Options for a part, for the car at hand, cheapest first',
  who: 'anyone',
  premium: 'The parts price comparison is for premium members',
  cost: 'search',
  body: PartSearch,
  reply: z.array(PartOption),
});

/** An option as it was when its owner first looked for the part. */
export const KeptOption = z.object({
  partName: z.string(),
  brand: z.string(),
  /** Pence. */
  price: z.number(),
  quality: Quality,
  retailer: z.string(),
  /** Whether it was a guide price or an offer. */
  availability: z.string(),
  deliveryTime: z.nullable(z.string()),
  link: z.nullable(z.string()),
  createdAt: Time,
});
export type KeptOption = z.infer<typeof KeptOption>;

export const keptOptions = endpoint({
  method: 'GET',
  path: '/api/sessions/:id/parts',
  summary: 'What the parts of an own session cost when they were first looked for, cheapest first',
  reply: z.array(KeptOption),
});

/** The number after the pound sign, by which options are sorted. */
export function poundsIn(price: string): number {
  const digits = /£\s*([\d,]+(?:\.\d+)?)/.exec(price)?.[1];
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits.replaceAll(',', ''));
}

/** Cheapest first; what costs the same stays in its order. */
export const cheapestFirst = <Option extends Pick<PartOption, 'price'>>(options: readonly Option[]): Option[] =>
  [...options].sort((a, b) => poundsIn(a.price) - poundsIn(b.price));
