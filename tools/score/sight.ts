/** How well lamps are found and named on dashboards drawn with other seeds, grounds and drawings than were trained on. */
import { eyes } from '#engine/sight/eyes.ts';
import { type LampColours, type SeenLamp, seeLamps, WORDS } from '#engine/sight/see-lamps.ts';
import { type Dice, diceOf } from '#engine/sound/synthesis/dice.ts';
import type { Reading } from '#server/knowledge/read.ts';
import { asPhoto } from '../sight/lessons.ts';
import { type Scene, sceneOf } from '../sight/scene.ts';
import { symbolsOf } from '../sight/symbols.ts';
import { printPartScores } from './parts.ts';
import { printPhotoTimes } from './sight-times.ts';
import { printTyreScores } from './tyres.ts';

const SEED = 77_000;
const PICTURES = 120;
const EMPTY = 120;
const QUALITY = 78;

type Box = SeenLamp['box'];

export async function printSightScores({ knowledge }: Reading, folder: string | undefined): Promise<void> {
  const colours: LampColours = Object.fromEntries(
    Object.entries(knowledge.lamps).map(([id, lamp]) => [id, lamp.colours]),
  );
  for (const [title, purpose] of [
    ['drawings and grounds never trained on', 'test'],
    ['drawings and grounds trained on, other photos', 'training'],
  ] as const) {
    const symbols = symbolsOf(knowledge, purpose);
    console.log(`${symbols.length} lamps, ${title}:`);
    const pairs: { scene: Scene; seen: SeenLamp[] }[] = [];
    for (let at = 0; at < PICTURES; at += 1) {
      const dice = diceOf(SEED + at);
      const scene = sceneOf(symbols, { count: Math.ceil(dice.between(0.01, 5)), grounds: purpose }, dice);
      pairs.push({ scene, seen: seeLamps(eyes, colours, await asPhoto(scene.pixels, QUALITY)) });
    }
    report(pairs);
  }
  const unlit = symbolsOf(knowledge, 'test');
  for (const [title, grounds] of [
    ['grounds never trained on', 'test'],
    ['grounds trained on', 'training'],
  ] as const) {
    await printFalseLamps(`dashboards without lamps, ${title}`, colours, (dice) =>
      sceneOf([], { count: 0, grounds }, dice),
    );
    await printFalseLamps(`dashboards with six to sixteen unlit lamps, ${title}`, colours, (dice) =>
      sceneOf(unlit, { count: 0, unlit: Math.ceil(dice.between(5, 16)), grounds }, dice),
    );
  }
  await printPhotoTimes(colours, symbolsOf(knowledge, 'test'));
  await printPartScores();
  if (folder !== undefined) await printTyreScores(folder);
}

/** Nothing is lit: every lamp named is false; boxes that are not sure are drawn dashed, with a question. */
async function printFalseLamps(title: string, colours: LampColours, draw: (dice: Dice) => Scene): Promise<void> {
  let named = 0;
  let boxed = 0;
  for (let at = 0; at < EMPTY; at += 1) {
    const { pixels } = draw(diceOf(SEED + 50_000 + at));
    const seen = seeLamps(eyes, colours, await asPhoto(pixels, QUALITY));
    const sure = seen.some(({ names }) => (names[0]?.chance ?? 0) >= 0.6);
    if (sure) named += 1;
    else if (seen.length > 0) boxed += 1;
  }
  console.log(
    `${title}: a false lamp in ${percent(named, EMPTY)}, only an unsure box in ${percent(boxed, EMPTY)} of ${EMPTY}`,
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

/** The share of the larger of the two that both cover. */
function overlap([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number {
  const w = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const h = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return w <= 0 || h <= 0 ? 0 : (w * h) / Math.max(aw * ah, bw * bh);
}

const percent = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;
