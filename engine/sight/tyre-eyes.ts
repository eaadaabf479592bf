/** How worn a tyre looks, as learnt: tools/train-tyres.ts makes the weights, `npm run knowledge -- score-sight` says how far they can be trusted. */
import type { Pixels } from './pixels.ts';
import { rubberIn, SIDES } from './tyre.ts';
import { opened, photoForm } from './tyre-look.ts';
import weights from './tyres.weights.json' with { type: 'json' };

const judgeWindow = opened(weights.windows);
const judgePhoto = opened(weights.photo);

/** Looked at twice, as anybody would: all of it, then the middle from nearer, if the photo has the pixels for that. */
const NEARER = 0.5;

export function wornChance(pixels: Pixels): number {
  const enough = NEARER * Math.min(pixels.width, pixels.height) >= SIDES[0];
  const looks = (enough ? [1, NEARER] : [1]).map((share) => {
    const [good, worn] = judgePhoto(photoForm(judgeWindow, rubberIn(pixels, share))) as unknown as [number, number];
    return worn - good;
  });
  return 1 / (1 + Math.exp(-looks.reduce((sum, look) => sum + look, 0) / looks.length));
}
