/** Trains the naming of dashboard lamps on our own drawings: node tools/train-sight.ts [lessons for each lamp] [rounds]. Writes engine/sight/lamps.weights.json. */
import { writeFileSync } from 'node:fs';
import { chancesOf, type KeptNet, packed, wakeNet } from '#engine/sight/net.ts';
import { NO_LAMP, WORDS } from '#engine/sight/see-lamps.ts';
import { diceOf } from '#engine/sound/synthesis/dice.ts';
import { readKnowledge } from '#server/knowledge/read.ts';
import { learn } from './sight/learn.ts';
import { type Lesson, lessonOf, type Symbols, symbolsOf } from './sight/lessons.ts';

const SEED = 20_260;
const [each = '360', rounds = '14'] = process.argv.slice(2);
const TARGET = 'engine/sight/lamps.weights.json';

const { knowledge } = readKnowledge('knowledge');
const symbols = symbolsOf(knowledge, 'training');
const names = [...symbols.map(({ id }) => id), WORDS, NO_LAMP];
const allows = (name: string, hue: string) =>
  name === WORDS || name === NO_LAMP || (knowledge.lamps[name]?.colours ?? []).some((colour) => colour === hue);

const lessons = lessonsOn(symbols, Number(each), SEED);
console.log(`${names.length} names, ${lessons.length} lessons`);
const net = learn(
  lessons,
  names,
  allows,
  { hidden: 128, rounds: Number(rounds), batch: 48, pace: 0.0016 },
  diceOf(SEED + 1),
  console.log,
);

const kept: KeptNet = {
  names,
  inputs: net.inputs,
  hidden: net.hidden,
  first: packed(net.first, net.hidden),
  second: packed(net.second, names.length),
  calm: 1,
};
const others = lessonsOn(symbolsOf(knowledge, 'test'), 40, SEED + 2);
kept.calm = calmest(kept, others);
writeFileSync(TARGET, `${JSON.stringify(kept)}\n`);
const awake = wakeNet(kept);
const named = others.filter((lesson) => lesson.name !== NO_LAMP);
const places = named.map(({ form, name, hue }) =>
  chancesOf(awake, form, (one) => allows(one, hue)).findIndex((one) => one.name === name),
);
const share = (count: number) => `${((100 * count) / named.length).toFixed(1)} %`;
console.log(
  `drawings never trained on, patch by patch: first ${share(places.filter((place) => place === 0).length)}, in three ${share(places.filter((place) => place < 3).length)}; calm ${kept.calm}`,
);
for (const id of names) {
  const own = named.flatMap(({ name }, at) => (name === id ? [places[at]] : []));
  const right = own.filter((place) => place === 0).length;
  if (own.length > 0 && right < 0.75 * own.length) console.log(`  ${id}: ${right} of ${own.length}`);
}

function lessonsOn(on: Symbols[], count: number, seed: number): Lesson[] {
  const dice = diceOf(seed);
  const given: Lesson[] = [];
  for (let at = 0; at < on.length + 2; at += 1) {
    const turns = at < on.length ? count : at === on.length ? count * 2 : count * 8;
    for (let turn = 0; turn < turns; turn += 1) {
      const lesson = lessonOf(on, at, dice);
      if (lesson) given.push(lesson);
    }
  }
  return given;
}

/** The divisor under which the chances surprise least. */
function calmest(net: KeptNet, given: readonly Lesson[]): number {
  const surprise = (calm: number) => {
    const awake = wakeNet({ ...net, calm });
    return given.reduce((sum, { form, name, hue }) => {
      const chance = chancesOf(awake, form, (one) => allows(one, hue)).find((one) => one.name === name)?.chance ?? 1e-9;
      return sum - Math.log(chance + 1e-9);
    }, 0);
  };
  return (
    [0.6, 0.8, 1, 1.25, 1.5, 1.8, 2.2, 2.7].map((calm) => ({ calm, by: surprise(calm) })).sort((a, b) => a.by - b.by)[0]
      ?.calm ?? 1
  );
}
