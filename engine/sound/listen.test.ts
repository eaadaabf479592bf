import { expect, test } from 'vitest';
import { ear } from './ear.ts';
import { type OddKind, RATE } from './kinds.ts';
import { listen } from './listen.ts';
import { demonstrate } from './synthesis/demonstrate.ts';
import { diceOf } from './synthesis/dice.ts';
import { engine } from './synthesis/engine.ts';
import { add, noise } from './synthesis/filter.ts';
import { speech } from './synthesis/speech.ts';
import { lay, strikes } from './synthesis/strikes.ts';
import { whatWasHeard } from './words.ts';

const heard = (samples: Float64Array, gain = 0.2) =>
  listen(
    Float32Array.from(samples, (value) => value * gain),
    ear,
  );

test.each<[OddKind, OddKind[]]>([
  ['tick', ['tick']],
  ['knock', ['knock']],
  ['squeal', ['squeal', 'whine']],
  ['chirp', ['chirp']],
  ['whine', ['whine', 'squeal']],
  ['hiss', ['hiss']],
  ['grind', ['grind']],
  ['clicks', ['clicks']],
  ['crank', ['crank']],
])('the reference sound of a %s is heard as one', (kind, fitting) => {
  expect(fitting).toContain(heard(demonstrate(kind), 1).noises[0]?.kind);
});

test('in a healthy idle nothing stands out, and the owner reads so', () => {
  const idle = heard(engine(diceOf(4), 8 * RATE).samples);
  expect(idle.noises).toEqual([]);
  expect(whatWasHeard(idle)).toContain('Nothing stands out');
});

test('somebody talking is told to record again without talking', () => {
  const talk = heard(speech(diceOf(2), 6 * RATE));
  expect(talk.trouble).toBe('speech');
  expect(whatWasHeard(talk)).toContain('without speaking');
});

test('silence, a moment and a torn recording are not judged', () => {
  expect(heard(new Float64Array(5 * RATE)).trouble).toBe('silent');
  expect(heard(new Float64Array(RATE / 2)).trouble).toBe('too-short');
  const torn = Float64Array.from({ length: 4 * RATE }, (_, at) => Math.max(-1, Math.min(1, 9 * Math.sin(at * 0.05))));
  expect(heard(torn, 1).trouble).toBe('clipped');
});

test('how loud a recording is does not change what is heard in it', () => {
  const samples = demonstrate('knock');
  const [loud, soft] = [heard(samples, 0.9), heard(samples, 0.05)];
  expect(soft.kinds[0]?.kind).toBe(loud.kinds[0]?.kind);
});

test('the pace of clicks is told', () => {
  const dice = diceOf(9);
  const clicks = strikes(dice, { low: 800, high: 3500, tones: 2, lastsMs: 4, noisy: 0.7 });
  const times = Array.from({ length: 50 }, (_, at) => at / 10);
  const samples = lay(dice, 5 * RATE, times, clicks);
  add(samples, noise(dice, 5 * RATE, 60, 3000), 0.004);
  const { noises, beat } = heard(samples, 0.6);
  expect(noises[0]?.kind).toBe('clicks');
  expect(beat).toBeGreaterThan(9);
  expect(beat).toBeLessThan(11);
});
