/** Scores the ear on real recordings: npm run knowledge -- score-sound <folder with media.csv>. They are for testing only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ear } from '#engine/sound/ear.ts';
import { KINDS, type Kind } from '#engine/sound/kinds.ts';
import { listen } from '#engine/sound/listen.ts';
import { decodeSound } from '#server/media/sound/decode.ts';

/** Kinds that fit what an uploader called a recording, by words of the label. */
const FITTING: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/^normal|healthy|good/, ['steady']],
  [/belt|squeal.*belt/, ['squeal', 'chirp', 'whine']],
  [/brake/, ['squeal', 'grind', 'chirp']],
  [/failed_start|no_start|battery|ignition/, ['crank', 'clicks']],
  [/knock|rod|piston|bearing_engine/, ['knock', 'tick']],
  [/tick|lifter|valve|tappet/, ['tick', 'knock']],
  [/misfire|rough/, ['misfire', 'knock']],
  [/low_oil|engine_abnormal/, ['tick', 'knock', 'misfire', 'grind']],
  [/steering|pump|alternator|whine/, ['whine', 'hum', 'squeal']],
  [/wheel|hum|tyre/, ['hum', 'grind']],
  [/exhaust/, ['tick', 'misfire', 'hum']],
  [/vacuum|leak|hiss/, ['hiss']],
  [/cv|joint|click/, ['clicks', 'tick', 'clunk', 'knock']],
  [/suspension|strut|bush|link|mount|clunk/, ['clunk', 'squeal', 'knock', 'chirp']],
];

const fits = (label: string): readonly Kind[] => FITTING.find(([words]) => words.test(label))?.[1] ?? [];

export async function printSoundScores(folder: string): Promise<void> {
  const rows = readFileSync(join(folder, 'media.csv'), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  const results: { label: string; sound: boolean; place: number; alarm: boolean; ms: number; seconds: number }[] = [];
  for (const [file = '', label = '', kind = ''] of rows) {
    if (!file.startsWith('sound/')) continue;
    const bytes = readFileSync(join(folder, file));
    const start = process.cpuUsage();
    const { kinds, noises, trouble, durationMs } = listen(await decodeSound(bytes), ear);
    // Time of the processor, so that a busy machine does not count.
    const ms = process.cpuUsage(start).user / 1000;
    const right = fits(label);
    const place = kinds.findIndex((one) => right.includes(one.kind));
    const told = kinds.slice(0, 3).map((one) => `${one.kind} ${one.chance.toFixed(2)}`);
    console.log(
      `${label.padEnd(26)} ${(file.split('/').at(-1) ?? '').padEnd(44)} ${told.join(', ')}${trouble ? ` [${trouble}]` : ''}`,
    );
    results.push({
      label,
      sound: kind === 'normal',
      place: place < 0 ? KINDS.length : place,
      alarm: noises.length > 0 && trouble === undefined,
      ms,
      seconds: durationMs / 1000,
    });
  }
  summary(results);
}

function summary(
  results: readonly { label: string; sound: boolean; place: number; alarm: boolean; ms: number; seconds: number }[],
): void {
  const percent = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(1)} % of ${of}`;
  const within = (most: number, of: typeof results) =>
    percent(of.filter(({ place }) => place < most).length, of.length);
  const [sound, odd] = [results.filter((one) => one.sound), results.filter((one) => !one.sound)];
  console.log(`\nkind fits the label, first      ${within(1, results)}   (faults alone ${within(1, odd)})`);
  console.log(`kind fits the label, in three   ${within(3, results)}   (faults alone ${within(3, odd)})`);
  console.log(`sound engines called faulty     ${percent(sound.filter(({ alarm }) => alarm).length, sound.length)}`);
  console.log(`faults in which something stood out ${percent(odd.filter(({ alarm }) => alarm).length, odd.length)}`);
  const speed =
    results.reduce((sum, { seconds }) => sum + seconds, 0) / (results.reduce((sum, { ms }) => sum + ms, 0) / 1000);
  console.log(`decoding and listening ran ${speed.toFixed(0)} times faster than real time, by the processor's clock`);
}
