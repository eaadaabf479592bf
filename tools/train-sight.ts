/** Trains the naming of dashboard lamps on dashboards drawn by us: node tools/train-sight.ts [dashboards] [rounds]. Writes engine/sight/lamps.weights.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type KeptNet, packed } from '#engine/sight/net.ts';
import { NO_LAMP, WORDS } from '#engine/sight/see-lamps.ts';
import { diceOf } from '#engine/sound/synthesis/dice.ts';
import { readKnowledge } from '#server/knowledge/read.ts';
import { type Lesson, learn } from './sight/learn.ts';
import { allowed, lessonsOf } from './sight/lessons.ts';
import { sceneOf } from './sight/scene.ts';
import { symbolsOf } from './sight/symbols.ts';

const SEED = 20_260_000;
const [dashboards = '2000', rounds = '9'] = process.argv.slice(2);
const TARGET = 'engine/sight/lamps.weights.json';

const { knowledge } = readKnowledge('knowledge');
const icons: { drawings: Record<string, string[]> } = JSON.parse(readFileSync('tools/sight/icons.json', 'utf8'));
const symbols = symbolsOf(knowledge, 'training', icons.drawings);
const names = [...symbols.map(({ id }) => id), WORDS, NO_LAMP];
const colours = Object.fromEntries(Object.entries(knowledge.lamps).map(([id, lamp]) => [id, lamp.colours]));

const lessons: Lesson[] = [];
for (let at = 0; at < Number(dashboards); at += 1) {
  const dice = diceOf(SEED + at);
  const lit = dice.chance(0.85);
  const scene = sceneOf(
    symbols,
    {
      count: lit ? Math.ceil(dice.between(8, 20)) : 0,
      words: lit && dice.chance(0.35) ? 1 : 0,
      grounds: 'training',
      scale: dice.pick([0.5, 0.58, 0.66, 0.9]),
      wander: dice.between(0.2, 0.9),
    },
    dice,
  );
  for (const { name, hues, form } of await lessonsOf(scene, dice))
    lessons.push({ name, form, open: names.map((one) => allowed(colours, one, hues)) });
  if (at % 100 === 99) console.log(`${at + 1} dashboards, ${lessons.length} lessons`);
}
const plan = { hidden: 128, rounds: Number(rounds), batch: 48, pace: 0.0016 };
const net = learn(lessons, names, plan, diceOf(SEED - 1), console.log);
const kept: KeptNet = {
  names,
  inputs: net.inputs,
  hidden: net.hidden,
  first: packed(net.first, net.hidden),
  second: packed(net.second, names.length),
  calm: 1,
};
writeFileSync(TARGET, `${JSON.stringify(kept)}\n`);
