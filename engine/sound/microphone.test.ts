import { expect, test } from 'vitest';
import type { Listened } from './listen.ts';
import { tempered } from './microphone.ts';
import { whatWasHeard } from './words.ts';

const listened = (noises: Listened['noises']): Listened => ({
  durationMs: 10_000,
  trouble: undefined,
  kinds: [{ kind: 'steady', chance: 0.5 }],
  noises,
  part: { fromMs: 0, toMs: 4000 },
  beat: undefined,
  hertz: undefined,
});
const hum = listened([{ kind: 'hum', chance: 0.9 }]);

test('a phone that leaves the sound alone changes nothing', () => {
  for (const processing of [undefined, {}, { noiseSuppression: false, echoCancellation: false }])
    expect(tempered(hum, processing)).toEqual(hum);
  expect(whatWasHeard(hum)).toBe('We heard a low hum.');
});

test('the more a phone did to a sound, the less sure is what was heard in it', () => {
  const chanceAfter = (processing: Parameters<typeof tempered>[1]) => tempered(hum, processing).noises[0]?.chance ?? 0;
  const some = chanceAfter({ noiseSuppression: true });
  const all = chanceAfter({ noiseSuppression: true, echoCancellation: true, autoGainControl: true });
  expect(some).toBeLessThan(0.9);
  expect(all).toBeLessThan(some);
  expect(all).toBeGreaterThan(0);
});

test('the owner reads that the phone altered the sound', () => {
  const processing = { noiseSuppression: true };
  const told = whatWasHeard(tempered(hum, processing), processing);
  expect(told).toContain('though not clearly');
  expect(told).toContain('Your phone altered the sound');
});

test('where a phone removes noise, hearing nothing is said to mean less', () => {
  expect(whatWasHeard(listened([]), { noiseSuppression: true })).toContain('a hum or a hiss may be missing');
  expect(whatWasHeard(listened([]), { autoGainControl: true })).not.toContain('may be missing');
});
