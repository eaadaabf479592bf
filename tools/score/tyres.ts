/** How well worn and good tyres are told apart on real photos, none of which was trained on; and what drawn discs and poles are taken for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS_WORN } from '#engine/sight/hints.ts';
import { wornChance } from '#engine/sight/tyre-eyes.ts';
import { decodeImage } from '#server/media/sight/decode.ts';

export async function printTyreScores(folder: string): Promise<void> {
  const good = await chances(join(folder, 'photo', 'tyre_good'));
  const worn = await chances(join(folder, 'photo', 'tyre_defective'));
  const over = (given: number[], least: number) => given.filter((chance) => chance >= least).length;
  const right = good.length - over(good, 0.5) + over(worn, 0.5);
  const pairs = good.flatMap((one) => worn.map((other): number => (other > one ? 1 : other === one ? 0.5 : 0)));
  const ordered = pairs.reduce((sum, one) => sum + one, 0) / Math.max(1, pairs.length);
  console.log(
    `tyres in ${good.length + worn.length} real photos: ${right} told apart (${((100 * right) / (good.length + worn.length)).toFixed(0)} %), area under the curve ${ordered.toFixed(2)}`,
  );
  console.log(
    `  the hint of wear is given for ${over(worn, LOOKS_WORN)} of ${worn.length} worn and ${over(good, LOOKS_WORN)} of ${good.length} good ones`,
  );
}

const chances = (folder: string): Promise<number[]> =>
  Promise.all(
    readdirSync(folder)
      .sort()
      .map(async (file) => wornChance((await decodeImage(readFileSync(join(folder, file)))).pixels)),
  );
