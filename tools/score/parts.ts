/** How often scored discs and crusted battery poles are spoken of, on photos that we draw. */
import { hintsOf, type Place } from '#engine/sight/hints.ts';
import { measure } from '#engine/sight/measure.ts';
import type { Pixels } from '#engine/sight/pixels.ts';
import { surfacesOf } from '#engine/sight/surfaces.ts';
import { type Dice, diceOf } from '#engine/sound/synthesis/dice.ts';
import { asPhoto } from '../sight/lessons.ts';
import { discOf, poleOf } from '../sight/parts.ts';

const SEED = 31_000;
const PHOTOS = 40;

export async function printPartScores(): Promise<void> {
  const shown = async (place: Place, word: RegExp, draw: (dice: Dice) => Pixels) => {
    let count = 0;
    for (let at = 0; at < PHOTOS; at += 1) {
      const photo = await asPhoto(draw(diceOf(SEED + at)), 80);
      if (hintsOf(place, measure(photo), surfacesOf(photo)).some((hint) => word.test(hint))) count += 1;
    }
    return `${count} of ${PHOTOS}`;
  };
  console.log(
    `drawn brake discs: grooves hinted at on ${await shown('wheels', /grooved/, (dice) => discOf(true, dice))} scored and ${await shown('wheels', /grooved/, (dice) => discOf(false, dice))} smooth ones`,
  );
  console.log(
    `drawn battery poles: crust hinted at on ${await shown('engine', /crust/, (dice) => poleOf(true, dice))} crusted and ${await shown('engine', /crust/, (dice) => poleOf(false, dice))} clean ones`,
  );
}
