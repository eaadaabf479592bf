/** Trains the ear on sounds we make ourselves: node tools/train-sound.ts [clips a kind] [seed]. Needs ffmpeg. Writes the weights and a report. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chancesBy, type Forest } from '#engine/sound/forest.ts';
import { KINDS } from '#engine/sound/kinds.ts';
import { CODECS } from './sound/codecs.ts';
import { type Coded, examplesOnCores } from './sound/examples.ts';
import { grow } from './sound/grow.ts';
import { confusions, percent, scoreKinds } from './sound/score-kinds.ts';

const WEIGHTS = 'engine/sound/kinds.weights.json';
const REPORT = 'tools/sound/REPORT.md';
const ROUNDS = 70;

const perKind = Number(process.argv[2] ?? 300);
const seed = Number(process.argv[3] ?? 2026);
const cores = Math.max(1, Math.min(4, availableParallelism()));

const started = Date.now();
const training = await examplesOnCores({ seed, purpose: 'training', perKind, everyCodec: false }, cores);
const check = await examplesOnCores(
  { seed: seed + 1, purpose: 'training', perKind: Math.ceil(perKind / 6), everyCodec: false },
  cores,
);
const test = await examplesOnCores(
  { seed: seed + 2, purpose: 'test', perKind: Math.ceil(perKind / 8), everyCodec: true },
  cores,
);
const made = Date.now();
const grown = grow(training, KINDS, ROUNDS, seed);
const forest = { ...grown, temperature: temperatureFor(grown, check) };
mkdirSync('engine/sound', { recursive: true });
writeFileSync(WEIGHTS, `${JSON.stringify(forest)}\n`);
writeFileSync(REPORT, report());
console.log(report());

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

function report(): string {
  const rows = CODECS.map((codec) => {
    const { top1, top3, calibration, falseAlarms } = scoreKinds(
      forest,
      test.filter((one) => one.codec === codec),
    );
    return `| ${codec} | ${percent(top1)} | ${percent(top3)} | ${calibration.toFixed(3)} | ${percent(falseAlarms)} |`;
  });
  const whole = scoreKinds(forest, test);
  return `# How well the ear tells synthetic sounds apart

Made by \`node tools/train-sound.ts ${perKind} ${seed}\`: ${training.length} clips to learn from, ${check.length} to calibrate with, ${test.length / CODECS.length} to test with,
each of the last through every codec. Every setting of the generators has slices of its range that only the test uses.
These are sounds of our own making: real cars differ more. Making them took ${Math.round((made - started) / 1000)} s, learning ${Math.round((Date.now() - made) / 1000)} s.

| codec, 24 kbit/s | kind named first | in three | calibration error | sound engines called odd |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
| all | ${percent(whole.top1)} | ${percent(whole.top3)} | ${whole.calibration.toFixed(3)} | ${percent(whole.falseAlarms)} |

Kind by kind, over all codecs:

${confusions(forest, test)}
`;
}
