/** How a tyre is looked at: first each part of the photo, then the photo with what was seen in its parts. */
import { type KeptNet, scoresOf, wakeNet } from './net.ts';
import { part } from './texture.ts';
import type { Rubber } from './tyre.ts';

/** A net with the middle and the spread of what it was taught on. */
export interface Eye {
  middles: readonly number[];
  spreads: readonly number[];
  net: KeptNet;
}

/** What a window may be: sound rubber, cracked or torn, or old without either. */
export const WINDOW_KINDS = ['fine', 'harmed', 'old'] as const;
export const PHOTO_KINDS = ['good', 'worn'] as const;

/** Nothing counts as further from the middle than this many spreads: a photo unlike all drawn ones is no proof. */
const FURTHEST = 3;

export function levelled(
  { middles, spreads }: Pick<Eye, 'middles' | 'spreads'>,
  values: ArrayLike<number>,
): Float32Array {
  return Float32Array.from(values, (value, at) =>
    Math.max(-FURTHEST, Math.min(FURTHEST, (value - (middles[at] as number)) / (spreads[at] as number))),
  );
}

/** What an eye says of values, as a score for each of its names. */
export function opened(eye: Eye): (values: ArrayLike<number>) => Float32Array {
  const net = wakeNet(eye.net);
  return (values) => scoresOf(net, levelled(eye, values));
}

const MOST = 6;
const SHARES = [0.1, 0.25, 0.5, 0.75, 0.9, 0.97] as const;
/** Windows side by side and below each other that are looked at together: harm keeps together. */
const TOGETHER = 3;

/** The whole photo's numbers, and how many of its windows look harmed or old, and how much. */
export function photoForm(
  judge: (values: ArrayLike<number>) => Float32Array,
  { whole, windows, across }: Rubber,
): Float32Array {
  const scores = windows.map(judge);
  const seen = [1, 2].flatMap((kind) => {
    const map = Float32Array.from(scores, (score) =>
      Math.max(-MOST, Math.min(MOST, (score[kind] as number) - (score[0] as number))),
    );
    const sorted = Float32Array.from(map).sort();
    const mean = map.reduce((sum, value) => sum + value, 0) / map.length;
    return [mean, ...SHARES.map((share) => part(sorted, share)), worstPart(map, across)];
  });
  return Float32Array.from([...Object.values(whole), ...seen]);
}

function worstPart(map: Float32Array, across: number): number {
  let worst = -MOST;
  for (let y = 0; y <= across - TOGETHER; y += 1)
    for (let x = 0; x <= across - TOGETHER; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < TOGETHER; dy += 1)
        for (let dx = 0; dx < TOGETHER; dx += 1) sum += map[(y + dy) * across + x + dx] as number;
      worst = Math.max(worst, sum / TOGETHER ** 2);
    }
  return worst;
}
