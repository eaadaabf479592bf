/** A photo and where it was taken become what can honestly be said of it. */

import { hintsOf, type Place, qualityOf, tyreHint } from './hints.ts';
import { measure } from './measure.ts';
import type { Net } from './net.ts';
import type { Pixels } from './pixels.ts';
import { type LampColours, type SeenLamp, seeLamps } from './see-lamps.ts';
import { surfacesOf } from './surfaces.ts';
import { wornChance } from './tyre-eyes.ts';

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
  const onDashboard = place === 'interior' ? seeLamps(net, colours, pixels) : [];
  if (onDashboard.length > 0) return { lamps: onDashboard, hints: [] };
  const measures = measure(pixels);
  const maybeDashboard = (place === 'engine' || place === 'other') && measures.middle < DARK;
  const lamps = (maybeDashboard ? seeLamps(net, colours, pixels) : []).filter(
    ({ names }) => (names[0]?.chance ?? 0) >= SURE_ELSEWHERE,
  );
  if (lamps.length > 0) return { lamps, hints: [] };
  const trouble = qualityOf(measures);
  const tyre = place === 'wheels' && trouble === undefined ? tyreHint(wornChance(pixels)) : undefined;
  return {
    lamps,
    hints: [...(tyre === undefined ? [] : [tyre]), ...hintsOf(place, measures, surfacesOf(pixels))],
    ...(trouble !== undefined ? { trouble } : {}),
  };
}
