/** What is written to others, as the specification bounds it. */
import * as z from 'zod/mini';
import { seenLength } from './plain-name.ts';

/** Trimmed text within bounds, with the specification's words for too short and too long. What cannot be seen does not count. */
export const bounded = (least: number, tooShort: string, most: number, tooLong: string) =>
  z.string(tooShort).check(
    z.trim(),
    z.minLength(least, { error: tooShort, abort: true }),
    z.maxLength(most, tooLong),
    z.refine((text) => seenLength(text) >= least, tooShort),
  );
