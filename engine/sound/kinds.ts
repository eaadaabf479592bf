/** The kinds of sound that can be told apart, and what everyone calls them. */

export const KINDS = [
  'steady',
  'tick',
  'knock',
  'squeal',
  'chirp',
  'whine',
  'hum',
  'hiss',
  'grind',
  'clunk',
  'clicks',
  'crank',
  'misfire',
  'speech',
] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds that are a noise from the car and not as it should be. */
export type OddKind = Exclude<Kind, 'steady' | 'speech'>;
export const ODD_KINDS = KINDS.filter((kind): kind is OddKind => kind !== 'steady' && kind !== 'speech');

/** Everything is heard at this rate, in samples a second. */
export const RATE = 16_000;
