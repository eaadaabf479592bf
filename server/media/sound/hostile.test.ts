import { expect, test } from 'vitest';
import { diceOf } from '#engine/sound/synthesis/dice.ts';
import { record } from '#engine/sound/synthesis/scene.ts';
import { testApp } from '#server/testing/test-app.ts';
import { asDataUrl, wavOf } from '#server/testing/wav.ts';

const server = testApp();
const ask = (audioData: unknown) => server.guest.post('/api/diagnose/audio', { location: 'engine', audioData });
const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 7919) % 251));
const clip = wavOf(record(diceOf(3), 'tick', 3));

/** A recorder's file with nothing but the beginning of each container. */
const onlyMagic = (magic: string | number[]) => Buffer.concat([Buffer.from(magic as string, 'latin1'), noise(4000)]);

test.each<[string, unknown, number]>([
  ['nothing', '', 400],
  ['no text at all', 7, 400],
  ['an empty recording', asDataUrl(Buffer.alloc(0)), 400],
  ['garbage', asDataUrl(noise(5000)), 415],
  ['a web page called audio', asDataUrl(Buffer.from('<!doctype html><title>hi</title>'.repeat(30))), 415],
  ['an image', asDataUrl(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')), 415],
  ['words', 'not base64 at all, really!', 415],
  ['the beginning of WebM and garbage', asDataUrl(onlyMagic('\x1a\x45\xdf\xa3')), 400],
  ['the beginning of Ogg and garbage', asDataUrl(onlyMagic('OggS')), 400],
  ['the beginning of MP4 and garbage', asDataUrl(onlyMagic('\0\0\0\x18ftypisom')), 400],
  ['the beginning of FLAC and garbage', asDataUrl(onlyMagic('fLaC')), 400],
  ['the beginning of MP3 and garbage', asDataUrl(onlyMagic('ID3\x04')), 400],
  ['the beginning of WAV and garbage', asDataUrl(onlyMagic('RIFF\0\0\0\0WAVE')), 400],
])('%s is refused with a sentence', async (_, audioData, status) => {
  const answer = await ask(audioData);
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.json<{ message: string }>().message).toMatch(/[A-Z].{10,}/);
});

test('a file that breaks off gives what it holds', async () => {
  expect((await ask(asDataUrl(clip.subarray(0, 60_000)))).statusCode).toBe(200);
});

test('a header that promises more than there is gives what there is', async () => {
  const lying = Buffer.from(clip);
  lying.writeUInt32LE(0xffff_fff0, 40);
  const answer = await ask(asDataUrl(lying));
  expect(answer.json()).toMatchObject({ sound: { durationMs: 3000 } });
});

test('a header with impossible numbers is refused', async () => {
  for (const [at, value] of [
    [22, 0xffff],
    [24, 1],
    [34, 0],
  ] as const) {
    const lying = Buffer.from(clip);
    lying.writeUInt16LE(value, at);
    if (at === 24) lying.writeUInt16LE(0, 26);
    expect((await ask(asDataUrl(lying))).statusCode).toBe(400);
  }
});

test('hours of silence in a small file are refused as too long', async () => {
  const answer = await ask(asDataUrl(silentMp3(20_000)));
  expect(answer.statusCode, answer.body).toBe(413);
  expect(answer.json<{ message: string }>().message).toContain('60 seconds');
});

test('more than 10 MB is refused', async () => {
  expect((await ask(asDataUrl(Buffer.alloc(11 * 1024 * 1024)))).statusCode).toBe(413);
});

test('a hundred at once are answered or put off, and none breaks the server', async () => {
  const one = asDataUrl(clip);
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(one)));
  const statuses = new Set(answers.map(({ statusCode }) => statusCode));
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.has(503)).toBe(true);
  expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBeDefined();
  expect((await ask(one)).statusCode).toBe(200);
});

/** Frames of 32 kbit/s, each a header and nothing to play: 36 ms in 144 bytes. */
function silentMp3(frames: number): Buffer {
  const frame = Buffer.alloc(144);
  frame.set([0xff, 0xfb, 0x18, 0xc4]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}
