/** How well lamps are found and named on dashboards drawn with other seeds and with drawings never trained on. */
import { join } from 'node:path';
import sharp from 'sharp';
import { eyes } from '#engine/sight/eyes.ts';
import type { Pixels } from '#engine/sight/pixels.ts';
import { type LampColours, type SeenLamp, seeLamps, WORDS } from '#engine/sight/see-lamps.ts';
import { diceOf } from '#engine/sound/synthesis/dice.ts';
import type { Reading } from '#server/knowledge/read.ts';
import { decodeImage } from '#server/media/sight/decode.ts';
import { symbolsOf } from '../sight/lessons.ts';
import { type Scene, sceneOf } from '../sight/scene.ts';

const SEED = 77_000;
const PICTURES = 150;
const EMPTY = 60;

type Box = SeenLamp['box'];

export async function printSightScores({ knowledge }: Reading, folder: string | undefined): Promise<void> {
  const colours: LampColours = Object.fromEntries(
    Object.entries(knowledge.lamps).map(([id, lamp]) => [id, lamp.colours]),
  );
  for (const [title, purpose] of [
    ['drawings never trained on', 'test'],
    ['drawings trained on, other photos', 'training'],
  ] as const) {
    const symbols = symbolsOf(knowledge, purpose);
    const scenes = Array.from({ length: PICTURES }, (_, at) => {
      const dice = diceOf(SEED + at);
      return sceneOf(symbols, Math.ceil(dice.between(0.01, 5)), dice);
    });
    console.log(`${symbols.length} lamps, ${title}:`);
    report(
      await Promise.all(
        scenes.map(async (scene) => ({ scene, seen: seeLamps(eyes, colours, await asPhoto(scene.pixels)) })),
      ),
    );
  }
  let alarms = 0;
  for (let at = 0; at < EMPTY; at += 1) {
    const { pixels } = sceneOf([], 0, diceOf(SEED + 50_000 + at));
    if (seeLamps(eyes, colours, await asPhoto(pixels)).some(({ names }) => (names[0]?.chance ?? 0) >= 0.6)) alarms += 1;
  }
  console.log(`dashboards with nothing lit: a lamp named in ${percent(alarms, EMPTY)} of ${EMPTY}`);
  await timing(colours);
  if (folder !== undefined)
    console.log(
      `photos of tyres in ${join(folder, 'photo')} are for tests only; worn and good are not told apart from a photo yet`,
    );
}

function report(pairs: { scene: Scene; seen: SeenLamp[] }[]): void {
  const count = { lit: 0, found: 0, first: 0, three: 0, sure: 0, sureRight: 0, wrong: 0 };
  for (const { scene, seen } of pairs) {
    const free = new Set(seen);
    for (const lamp of scene.lamps) {
      count.lit += 1;
      const hit = [...free].sort((a, b) => overlap(b.box, lamp.box) - overlap(a.box, lamp.box))[0];
      if (!hit || overlap(hit.box, lamp.box) < 0.3) continue;
      free.delete(hit);
      count.found += 1;
      const place = hit.names.filter(({ name }) => name !== WORDS).findIndex(({ name }) => name === lamp.id);
      if (hit.names[0]?.name === lamp.id) count.first += 1;
      if (place >= 0 && place < 3) count.three += 1;
      if ((hit.names[0]?.chance ?? 0) >= 0.6) {
        count.sure += 1;
        if (hit.names[0]?.name === lamp.id) count.sureRight += 1;
      }
    }
    count.wrong += free.size;
  }
  console.log(
    `  found ${percent(count.found, count.lit)} of ${count.lit}, false ones ${(count.wrong / pairs.length).toFixed(2)} a picture`,
  );
  console.log(
    `  of those found: named first ${percent(count.first, count.found)}, in three ${percent(count.three, count.found)}`,
  );
  console.log(
    `  with chance 0.6 or more (${percent(count.sure, count.found)} of them): right ${percent(count.sureRight, count.sure)}`,
  );
}

/** Intersection over the smaller of the two. */
function overlap([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number {
  const w = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const h = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return w <= 0 || h <= 0 ? 0 : (w * h) / Math.max(aw * ah, bw * bh);
}

/** Through a JPEG, as a phone would send it. */
async function asPhoto({ width, height, rgb }: Pixels): Promise<Pixels> {
  const jpeg = await sharp(Buffer.from(rgb), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 78 })
    .toBuffer();
  return (await decodeImage(jpeg)).pixels;
}

/** A 12-megapixel photo: the whole way beside decoding and shrinking alone, in the same run. */
async function timing(colours: LampColours): Promise<void> {
  const { pixels } = sceneOf([], 0, diceOf(SEED));
  const jpeg = await sharp(Buffer.from(pixels.rgb), {
    raw: { width: pixels.width, height: pixels.height, channels: 3 },
  })
    .resize(4000, 3000, { fit: 'fill' })
    .jpeg({ quality: 88 })
    .toBuffer();
  const spent = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const rounds: [number, number][] = [];
  for (let round = 0; round < 5; round += 1)
    rounds.push([
      await spent(() => sharp(jpeg).resize(1024, 1024, { fit: 'inside' }).raw().toBuffer()),
      await spent(async () => seeLamps(eyes, colours, (await decodeImage(jpeg)).pixels)),
    ]);
  const best = (at: 0 | 1) => Math.min(...rounds.map((round) => round[at]));
  console.log(
    `12 megapixels: decoding and shrinking ${best(0).toFixed(0)} ms, the whole answer ${best(1).toFixed(0)} ms, ${(best(1) / best(0)).toFixed(1)} times`,
  );
}

const percent = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;
