/** Grows one forest of the ear on sounds we make ourselves: node tools/train-sound.ts <name> [clips a kind] [seed]. Needs ffmpeg. tools/test-sound.ts then says how good the whole ear is. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chancesBy, type Forest } from '#engine/sound/forest.ts';
import { KINDS } from '#engine/sound/kinds.ts';
import { type Coded, examplesInShares, type Shown, USUAL } from './sound/examples.ts';
import { grow } from './sound/grow.ts';

const FOLDER = 'engine/sound/forests';
const ROUNDS = 80;
/** A sound engine looks like many things, and a tick or a knock much like one. */
const SHOWN: Shown = { steady: 4, tick: 1.5, knock: 1.3, clunk: 1.3, misfire: 1.3 };

const [name = 'newest'] = process.argv.slice(2);
const perKind = Number(process.argv[3] ?? 150);
const seed = Number(process.argv[4] ?? 2026);

const started = Date.now();
const training = await examplesInShares({ seed, purpose: 'training', perKind, shown: SHOWN, codecs: 'two' });
const check = await examplesInShares({
  seed: seed + 1,
  purpose: 'training',
  perKind: Math.ceil(perKind / 6),
  shown: USUAL,
  codecs: 'one',
});
const made = Date.now();
const grown = grow(training, KINDS, ROUNDS, seed);
const forest = { ...grown, temperature: temperatureFor(grown, check) };
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/${name}.weights.json`, `${JSON.stringify(forest)}\n`);
console.log(
  `${training.length} recordings to learn from, ${check.length} to calibrate with, made in ${Math.round((made - started) / 1000)} s; grown in ${Math.round((Date.now() - made) / 1000)} s. Name the forest in engine/sound/ear.ts, then: node tools/test-sound.ts`,
);

/** The temperature at which the chances told are likeliest true. */
function temperatureFor(raw: Forest, examples: readonly Coded[]): number {
  const loss = (temperature: number) =>
    examples.reduce(
      (sum, { values, kind }) => sum - Math.log((chancesBy({ ...raw, temperature }, values)[kind] as number) + 1e-9),
      0,
    );
  const tried = Array.from({ length: 24 }, (_, at) => 0.5 + at * 0.1);
  return tried.reduce((best, temperature) => (loss(temperature) < loss(best) ? temperature : best));
}
