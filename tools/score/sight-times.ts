/** How long a photo of 12 megapixels takes, beside decoding and shrinking it alone, in the same run. */
import sharp from 'sharp';
import { eyes } from '#engine/sight/eyes.ts';
import { see } from '#engine/sight/see.ts';
import type { LampColours } from '#engine/sight/see-lamps.ts';
import { diceOf } from '#engine/sound/synthesis/dice.ts';
import { decodeImage } from '#server/media/sight/decode.ts';
import { sceneOf } from '../sight/scene.ts';
import type { Symbols } from '../sight/symbols.ts';

const SEED = 77_000;
const ROUNDS = 9;

export async function printPhotoTimes(colours: LampColours, symbols: readonly Symbols[]): Promise<void> {
  const { pixels } = sceneOf(symbols, { count: 4, grounds: 'training' }, diceOf(SEED));
  const jpeg = await sharp(Buffer.from(pixels.rgb), {
    raw: { width: pixels.width, height: pixels.height, channels: 3 },
  })
    .resize(4000, 3000, { fit: 'fill' })
    .jpeg({ quality: 88 })
    .toBuffer();
  for (const [title, place] of [
    ['four lamps lit', 'interior'],
    ['looked at as a tyre', 'wheels'],
  ] as const) {
    const alone: number[] = [];
    const whole: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await spent(() => sharp(jpeg).resize(1024, 1024, { fit: 'inside' }).raw().toBuffer()));
      whole.push(await spent(async () => see(eyes, colours, place, (await decodeImage(jpeg)).pixels)));
    }
    const [least, most] = [Math.min(...alone), Math.min(...whole)];
    console.log(
      `12 megapixels, ${title}: decoding and shrinking ${least.toFixed(0)} ms, the whole answer ${most.toFixed(0)} ms, ${(most / least).toFixed(1)} times`,
    );
  }
}

async function spent(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
