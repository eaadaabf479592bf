import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeSound } from './decode.ts';
import { RATE } from './heard-samples.ts';

/** Two seconds of 440 Hz, as phones, browsers and recorder apps would have written them. */
const FOLDER = join(import.meta.dirname, '../../testing/tones');
const files = readdirSync(FOLDER).sort();
const read = (name: string) => readFileSync(join(FOLDER, name));

/** Crossings of the middle, upwards, in a second from the midst of it. */
function pitchOf(samples: Float32Array): number {
  const part = samples.subarray(0.5 * RATE, 1.5 * RATE);
  return part.filter((value, at) => at > 0 && value >= 0 && (part[at - 1] as number) < 0).length;
}

test('every kind of recording that is offered has an example here', () => {
  expect(files).toEqual(
    [
      'aac.aac',
      'aac.m4a',
      'flac.flac',
      'flac.ogg',
      'mp3.mp3',
      'opus.mp4',
      'opus.ogg',
      'opus.webm',
      'vorbis.ogg',
    ].sort(),
  );
});

test.each(files)('%s is heard as the tone that it is, at its length', async (name) => {
  const samples = await decodeSound(read(name));
  expect(samples.length / RATE).toBeGreaterThan(1.9);
  expect(samples.length / RATE).toBeLessThan(2.2);
  expect(pitchOf(samples)).toBeGreaterThanOrEqual(438);
  expect(pitchOf(samples)).toBeLessThanOrEqual(442);
});

test.each(files)('%s broken off in the middle gives what it holds or is refused, and nothing worse', async (name) => {
  const whole = read(name);
  const samples = await decodeSound(whole.subarray(0, whole.length * 0.6)).catch((error: unknown) => error);
  if (samples instanceof Float32Array) expect(samples.length / RATE).toBeLessThan(2.2);
  else expect(samples).toMatchObject({ name: 'Unusable' });
});

test.each(['vorbis.ogg', 'flac.ogg'])(
  'hours that follow behind the short stream of %s are not decoded',
  async (name) => {
    const short = read(name);
    const samples = await decodeSound(Buffer.concat([short, ...Array.from({ length: 200 }, () => short)]));
    expect(samples.length / RATE).toBeLessThan(2.2);
  },
);
