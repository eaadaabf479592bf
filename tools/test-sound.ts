/** Tests the ear on synthetic recordings that no forest of it has met: node tools/test-sound.ts [clips a kind] [seed]. Needs ffmpeg. Writes the report. */
import { writeFileSync } from 'node:fs';
import { ear, forests } from '#engine/sound/ear.ts';
import type { Forest } from '#engine/sound/forest.ts';
import { CODECS, type Codec } from './sound/codecs.ts';
import { examplesInShares, USUAL } from './sound/examples.ts';
import { confusions, percent, scoreKinds } from './sound/score-kinds.ts';

const REPORT = 'tools/sound/REPORT.md';
const perKind = Number(process.argv[2] ?? 25);
const seed = Number(process.argv[3] ?? 5000);
const test = await examplesInShares({ seed, purpose: 'test', perKind, shown: USUAL, codecs: 'every' });

const scored = (name: string, forest: Forest, codec?: Codec) => {
  const examples = codec === undefined ? test : test.filter((one) => one.codec === codec);
  const { top1, top3, calibration, falseAlarms } = scoreKinds(forest, examples);
  return `| ${name} | ${percent(top1)} | ${percent(top3)} | ${calibration.toFixed(3)} | ${percent(falseAlarms)} |`;
};
const HEAD =
  'kind named first | in three | calibration error | sound engines called odd |\n| --- | --- | --- | --- | --- |';

const report = `# How well the ear tells synthetic sounds apart

Made by \`node tools/test-sound.ts ${perKind} ${seed}\`: ${test.length / CODECS.length} clips, each through every codec. Every setting of the generators has slices of
its range that only the test uses. These are sounds of our own making: real cars differ more.

| codec, 24 kbit/s | ${HEAD}
${CODECS.map((codec) => scored(codec, ear, codec)).join('\n')}
${scored('all', ear)}

The forests that are heard together, each by itself on the same recordings:

| forest | ${HEAD}
${Object.entries(forests)
  .map(([name, forest]) => scored(name, forest))
  .join('\n')}

Kind by kind, over all codecs:

${confusions(ear, test)}
`;
writeFileSync(REPORT, report);
console.log(report);
