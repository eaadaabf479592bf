/** Drawn photos of tyres as numbers, through a JPEG, with where each is harmed. */
import { type Rubber, rubberIn } from '#engine/sight/tyre.ts';
import { diceOf } from '#engine/sound/synthesis/dice.ts';
import { asPhoto } from '../lessons.ts';
import { tyreOf } from '../tyres.ts';
import { SIDE } from './surface.ts';

export interface TyrePhoto {
  worn: boolean;
  rubber: Rubber;
  /** For each window, the share of it that a fitter would point at. */
  harm: number[];
}

const SEED = { training: 4_242, test: 904_242 } as const;
/** A window's side and the way to the next, in pixels. */
const WIDE = 40;
const STEP = 20;

/** Every second is worn. Training and test never share a setting of the generator. */
export async function tyrePhoto(at: number, purpose: 'training' | 'test'): Promise<TyrePhoto> {
  const dice = diceOf(SEED[purpose] + 7 * at, purpose);
  const worn = at % 2 === 1;
  const { pixels, harm } = tyreOf(worn, dice);
  const rubber = rubberIn(await asPhoto(pixels, Math.round(dice.between(60, 96))));
  return { worn, rubber, harm: rubber.windows.map((_, window) => share(harm, window, rubber.across)) };
}

function share(harm: Float32Array, window: number, across: number): number {
  const [left, top] = [STEP * (window % across), STEP * Math.floor(window / across)];
  let count = 0;
  for (let y = top; y < top + WIDE; y += 1)
    for (let x = left; x < left + WIDE; x += 1) if ((harm[y * SIDE + x] as number) > 0.4) count += 1;
  return count / WIDE ** 2;
}
