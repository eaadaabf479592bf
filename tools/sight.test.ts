import { expect, test } from 'vitest';
import { eyes } from '#engine/sight/eyes.ts';
import { seeLamps } from '#engine/sight/see-lamps.ts';
import { diceOf } from '#engine/sound/synthesis/dice.ts';
import { readKnowledge } from '#server/knowledge/read.ts';
import { asPhoto } from './sight/lessons.ts';
import { sceneOf } from './sight/scene.ts';
import { symbolsOf } from './sight/symbols.ts';

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
