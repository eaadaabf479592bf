/** A garage's quote, line by line against what the job should need and cost. */
import * as z from 'zod/mini';
import { CarInfo } from './cars.ts';
import { endpoint } from './endpoint.ts';
import { LabourPlace } from './labour.ts';
import { atMost, required } from './text.ts';

export const QUOTE_MAX = 4_000;

export const QuoteCheck = z.object({
  faultId: required('Please choose what the quote is for').check(atMost(100, 'Fault')),
  /** The quote as typed or pasted, a line each, the price at its end. */
  text: required('Please type or paste the lines of the quote').check(atMost(QUOTE_MAX, 'A quote')),
  /** False when VAT comes on top of each price. */
  vatIncluded: z._default(z.boolean(), true),
  labour: z.optional(z.nullable(LabourPlace)),
  carInfo: z.optional(z.nullable(CarInfo)),
});
export type QuoteCheck = z.input<typeof QuoteCheck>;

/** Pence, VAT included. */
const Band = z.object({ low: z.number(), high: z.number() });

export const QuoteVerdict = z.enum(['fair', 'high', 'low', 'not-needed', 'unknown']);
export type QuoteVerdict = z.infer<typeof QuoteVerdict>;

export const QuoteLine = z.object({
  text: z.string(),
  kind: z.enum(['part', 'labour', 'extra', 'unknown']),
  /** Pence, VAT included; null when no price could be read. */
  price: z.nullable(z.number()),
  verdict: QuoteVerdict,
  guide: z.optional(Band),
  /** How much above the guide, in pence. */
  over: z.optional(z.number()),
  note: z.string(),
  /** A polite sentence for the garage. */
  ask: z.optional(z.string()),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const QuoteAnswer = z.object({
  fault: z.string(),
  job: z.string(),
  lines: z.array(QuoteLine),
  /** What the job needs and the quote does not name. */
  missing: z.array(z.object({ name: z.string(), guide: Band, ask: z.string() })),
  total: z.object({ quoted: z.number(), vat: z.number(), guide: Band, verdict: QuoteVerdict, over: z.number() }),
  /** Pence an hour with VAT, and the hours that the job usually takes. */
  rate: Band,
  hours: Band,
});
export type QuoteAnswer = z.infer<typeof QuoteAnswer>;

export const checkQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/check',
  summary: 'Sets each line of a quote against what the job needs',
  who: 'anyone',
  cost: 'engine',
  body: QuoteCheck,
  reply: QuoteAnswer,
});
