/** Trains telling worn tyres from good ones on close photos drawn by us: node tools/train-tyres.ts [photos]. Writes engine/sight/tyres.weights.json. */
import { writeFileSync } from 'node:fs';
import { packed } from '#engine/sight/net.ts';
import { TYRE_MEASURES, tyreMeasures } from '#engine/sight/tyre.ts';
import { diceOf } from '#engine/sound/synthesis/dice.ts';
import { type Lesson, learn } from './sight/learn.ts';
import { tyreOf } from './sight/tyres.ts';

const SEED = 4_242;
const [photos = '500'] = process.argv.slice(2);
const NAMES = ['good', 'worn'];
/** Each is shown again with its measures shaken by half their spread: drawn rubber is tidier than real rubber. */
const SHOWN = 4;
const SHAKEN = 0.5;

const dice = diceOf(SEED);
const drawn = Array.from({ length: Number(photos) }, (_, at) => {
  const worn = at % 2 === 1;
  return { name: worn ? 'worn' : 'good', open: [true, true], form: tyreMeasures(tyreOf(worn, dice)) };
});
const spread = TYRE_MEASURES.map((_, at) => {
  const middle = drawn.reduce((sum, { form }) => sum + (form[at] as number), 0) / drawn.length;
  return Math.sqrt(drawn.reduce((sum, { form }) => sum + ((form[at] as number) - middle) ** 2, 0) / drawn.length);
});
const shaking = diceOf(SEED + 2);
const lessons: Lesson[] = drawn.flatMap((one) =>
  Array.from({ length: SHOWN }, () => ({
    ...one,
    form: one.form.map((value, at) => value + shaking.bell() * SHAKEN * (spread[at] as number)),
  })),
);
const net = learn(lessons, NAMES, { hidden: 6, rounds: 12, batch: 32, pace: 0.01 }, diceOf(SEED + 1), console.log);
const kept = {
  names: NAMES,
  inputs: net.inputs,
  hidden: net.hidden,
  first: packed(net.first, net.hidden),
  second: packed(net.second, NAMES.length),
  calm: 1,
};
writeFileSync('engine/sight/tyres.weights.json', `${JSON.stringify(kept)}\n`);
