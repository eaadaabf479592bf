/** A photo and where it was taken become what can honestly be said of it. */

import { hintsOf, type Place, qualityOf } from './hints.ts';
import { measure } from './measure.ts';
import type { Net } from './net.ts';
import type { Pixels } from './pixels.ts';
import { type LampColours, type SeenLamp, seeLamps } from './see-lamps.ts';

export interface Seen {
  lamps: SeenLamp[];
  hints: string[];
  /** Why it could not be judged well. */
  trouble?: string;
}

/** Away from a dashboard, only what is nearly certain counts as a lamp: paint and tail lamps are red as well. */
const SURE_ELSEWHERE = 0.9;
const DARK = 90;

export function see(net: Net, colours: LampColours, place: Place, pixels: Pixels): Seen {
  const measures = measure(pixels);
  const trouble = qualityOf(measures);
  const maybeDashboard = place === 'interior' || ((place === 'engine' || place === 'other') && measures.middle < DARK);
  const found = maybeDashboard ? seeLamps(net, colours, pixels) : [];
  const lamps = place === 'interior' ? found : found.filter(({ names }) => (names[0]?.chance ?? 0) >= SURE_ELSEWHERE);
  return {
    lamps,
    hints: lamps.length > 0 ? [] : hintsOf(place, measures),
    ...(trouble !== undefined && lamps.length === 0 ? { trouble } : {}),
  };
}
