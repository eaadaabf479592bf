import { expect, test } from 'vitest';
import { eyes } from '#engine/sight/eyes.ts';
import { hintsOf, LOOKS_WORN, type Place } from '#engine/sight/hints.ts';
import { measure } from '#engine/sight/measure.ts';
import type { Pixels } from '#engine/sight/pixels.ts';
import { seeLamps } from '#engine/sight/see-lamps.ts';
import { surfacesOf } from '#engine/sight/surfaces.ts';
import { wornChance } from '#engine/sight/tyre-eyes.ts';
import { diceOf } from '#engine/sound/synthesis/dice.ts';
import { readKnowledge } from '#server/knowledge/read.ts';
import { asPhoto } from './sight/lessons.ts';
import { discOf, poleOf } from './sight/parts.ts';
import { sceneOf } from './sight/scene.ts';
import { symbolsOf } from './sight/symbols.ts';
import { tyreOf } from './sight/tyres.ts';

const { knowledge } = readKnowledge('knowledge');
const colours = Object.fromEntries(Object.entries(knowledge.lamps).map(([id, lamp]) => [id, lamp.colours]));
const symbols = symbolsOf(knowledge, 'test');

test('lamps on dashboards that were never trained on are found, each once, and most are named', async () => {
  let lit = 0;
  let named = 0;
  let boxes = 0;
  for (let seed = 1; seed <= 6; seed += 1) {
    const scene = sceneOf(symbols, { count: 4, grounds: 'test' }, diceOf(seed));
    const seen = seeLamps(eyes, colours, await asPhoto(scene.pixels, 80));
    boxes += seen.length;
    lit += scene.lamps.length;
    named += scene.lamps.filter(({ id }) => seen.some(({ names }) => names[0]?.name === id)).length;
  }
  expect(lit).toBe(24);
  expect(boxes).toBeGreaterThanOrEqual(21);
  expect(boxes).toBeLessThanOrEqual(27);
  expect(named).toBeGreaterThanOrEqual(19);
});

test('lamps that nearly touch, and a faint one among bright ones, are told apart', async () => {
  const pair = symbols.filter(({ id }) => id === 'oil-pressure' || id === 'brake-system');
  const scene = sceneOf(pair, { count: 14, grounds: 'training' }, diceOf(11));
  const seen = seeLamps(eyes, colours, await asPhoto(scene.pixels, 80));
  expect(scene.lamps.length).toBeGreaterThan(8);
  expect(Math.abs(seen.length - scene.lamps.length)).toBeLessThanOrEqual(1);
});

test('symbols that are printed there and not lit are not taken for lamps', async () => {
  for (const seed of [127_003, 127_035, 127_060, 127_097, 127_118]) {
    const dice = diceOf(seed);
    const unlit = Math.ceil(dice.between(5, 16));
    const { pixels } = sceneOf(symbols, { count: 0, unlit, grounds: 'test' }, dice);
    expect(seeLamps(eyes, colours, await asPhoto(pixels, 78))).toEqual([]);
  }
}, 60_000);

test('grooves in a brake disc and crust on a battery pole are hinted at, and nothing on sound ones', async () => {
  const hints = async (place: Place, pixels: Pixels) => {
    const photo = await asPhoto(pixels, 80);
    return hintsOf(place, measure(photo), surfacesOf(photo)).join(' ');
  };
  let [grooved, crusted] = [0, 0];
  for (let seed = 31_000; seed < 31_010; seed += 1) {
    if (/grooved/.test(await hints('wheels', discOf(true, diceOf(seed))))) grooved += 1;
    if (/crust/.test(await hints('engine', poleOf(true, diceOf(seed))))) crusted += 1;
    expect(await hints('wheels', discOf(false, diceOf(seed)))).not.toMatch(/grooved/);
    expect(await hints('engine', poleOf(false, diceOf(seed)))).not.toMatch(/crust/);
  }
  expect(grooved).toBeGreaterThanOrEqual(5);
  expect(crusted).toBeGreaterThanOrEqual(8);
}, 60_000);

// Drawing them takes long.
test('tyres drawn with settings that were never trained on: worn ones look worn, good ones are seldom called so', async () => {
  let [worn, wronged] = [0, 0];
  for (let at = 0; at < 8; at += 1) {
    if (wornChance(await asPhoto(tyreOf(true, diceOf(7_000 + at, 'test')).pixels, 85)) > 0.5) worn += 1;
    if (wornChance(await asPhoto(tyreOf(false, diceOf(8_000 + at, 'test')).pixels, 85)) >= LOOKS_WORN) wronged += 1;
  }
  expect(worn).toBeGreaterThanOrEqual(6);
  expect(wronged).toBeLessThanOrEqual(1);
}, 120_000);
