import sharp from 'sharp';
import { expect, test } from 'vitest';
import { TookTooLong } from '#server/media/worker-pool.ts';
import { testApp } from '#server/testing/test-app.ts';
import type { Diagnosing } from './diagnose-text.ts';
import { diagnoseVisual } from './diagnose-visual.ts';

const { anna, guest } = testApp();

const grey = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 92, b: 95 } } });
const url = (bytes: Buffer, kind = 'png') => `data:image/${kind};base64,${bytes.toString('base64')}`;
const ask = (imageData: unknown, more: object = {}) =>
  guest.post('/api/diagnose/visual', { description: 'A light has come on', location: 'interior', imageData, ...more });

test('an owner who sends no picture, or hardly a word, is told so', async () => {
  const missing = await ask(undefined);
  expect([missing.statusCode, missing.json().message]).toEqual([400, 'Image data is required']);
  const brief = await ask('abc', { description: 'hm' });
  expect(brief.json()).toMatchObject({
    message: 'Please provide a brief description of the issue',
    details: [{ path: 'description' }],
  });
});

test('an owner gets an honest answer from words and place when the photo shows nothing', async () => {
  const reply = await ask(url(await grey().png().toBuffer()), {
    location: 'wheels',
    description: 'Vibration at 60 mph',
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().sight).toMatchObject({ regions: [] });
  expect(reply.json().sight.said).toMatch(/nothing in the photo|blurred/i);
  expect(reply.json().results.length).toBeGreaterThan(0);
  expect(reply.json().text).toContain(reply.json().sight.said);
});

test('a photo that shows nothing, sent in the chat without a word, accuses no part of the car', async () => {
  const reply = await ask(url(await grey().png().toBuffer()), {
    location: 'engine',
    description: 'Image uploaded in chat',
  });
  expect(reply.json()).toMatchObject({ results: [], understood: [], unsure: true, drive: 'ok' });
  expect(reply.json().text).toMatch(/tell me in a few words/);
});

test.each([
  ['jpeg', () => grey().jpeg().toBuffer()],
  ['gif', () => grey().gif().toBuffer()],
  ['webp', () => grey().webp().toBuffer()],
  ['avif', () => grey().avif().toBuffer()],
  ['jpeg', () => grey().toColourspace('cmyk').jpeg().toBuffer()],
  ['png', () => grey().toColourspace('rgb16').png().toBuffer()],
  ['png', () => grey().greyscale().png().toBuffer()],
  ['png', () => grey(1, 1).png().toBuffer()],
])('a picture of a kind that cameras and screens make is read: %s', async (kind, make) => {
  const reply = await ask(url(await make(), kind));
  expect(reply.statusCode).toBe(200);
});

test('of a moving picture the first moment is looked at', async () => {
  const frames = [await grey().png().toBuffer(), await grey().negate().png().toBuffer()];
  const reply = await ask(
    url(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
      'gif',
    ),
  );
  expect(reply.statusCode).toBe(200);
});

test('a hundred pictures at once are answered or told to come again, and the server goes on', async () => {
  const picture = url(await grey().jpeg().toBuffer(), 'jpeg');
  const replies = await Promise.all(Array.from({ length: 100 }, () => ask(picture)));
  const statuses = [...new Set(replies.map(({ statusCode }) => statusCode))];
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect((await guest.get('/api/lamps')).statusCode).toBe(200);
});

test('the owner of a tyre is told how to check it, never that it is safe', async () => {
  const rubber = await grey(256, 256)
    .composite([
      {
        input: await sharp({
          create: {
            width: 256,
            height: 256,
            channels: 3,
            background: '#555',
            noise: { type: 'gaussian', mean: 90, sigma: 30 },
          },
        })
          .png()
          .toBuffer(),
      },
    ])
    .png()
    .toBuffer();
  const reply = await ask(url(rubber), { location: 'wheels', description: 'Is this tyre still legal?' });
  expect(reply.json().sight.hints.join(' ')).toMatch(/20p coin/);
  expect(reply.json().sight.regions).toEqual([]);
});

test('a picture may come bare, and its label is not believed', async () => {
  const png = await grey().png().toBuffer();
  expect((await ask(png.toString('base64'))).statusCode).toBe(200);
  expect((await ask(url(png, 'jpeg'))).statusCode).toBe(200);
});

const head = (width: number, height: number) => {
  const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return Buffer.concat([png, Buffer.alloc(400)]);
};

test.each<[string, number, () => Promise<Buffer> | Buffer]>([
  ['text called a picture', 415, () => Buffer.from('hello, I am a picture')],
  [
    'an SVG with a script',
    415,
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a PDF', 415, () => Buffer.from('%PDF-1.7 whatever')],
  ['a page that begins like a GIF', 400, () => Buffer.from('GIF89a<script>alert(1)</script>')],
  ['an iPhone photo as HEIC', 415, () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a header that claims 30,000 by 30,000 pixels', 400, () => head(30_000, 30_000)],
  [
    'half a photo',
    400,
    async () =>
      (
        await sharp({
          create: {
            width: 900,
            height: 900,
            channels: 3,
            background: 'red',
            noise: { type: 'gaussian', mean: 120, sigma: 60 },
          },
        })
          .jpeg()
          .toBuffer()
      ).subarray(0, 20_000),
  ],
])('%s is refused with a sentence, and the server goes on', async (_, status, make) => {
  const reply = await ask(url(await make()));
  expect(reply.statusCode).toBe(status);
  expect(reply.json().message).toMatch(/upload an image file|could not be read|HEIC/);
});

test('the label of a picture may be in capitals, with a space before it', async () => {
  const photo = (await grey(400, 300).jpeg().toBuffer()).toString('base64');
  for (const label of ['DATA:image/jpeg;BASE64,', ' data:image/jpeg;base64,'])
    expect((await ask(`${label}${photo}`)).statusCode, label).toBe(200);
});

test.each([5.2, 8])('an owner whose picture has %d MB is told the limit, before it is even read', async (megabytes) => {
  const imageData = `data:image/jpeg;base64,${Buffer.alloc(megabytes * 1024 * 1024).toString('base64')}`;
  const reply = await ask(imageData);
  expect([reply.statusCode, reply.json().message]).toEqual([413, 'Please upload an image smaller than 5MB']);
});

test('an owner whose picture is too large is told the limit', async () => {
  const reply = await ask(Buffer.alloc(5 * 1024 * 1024 + 1, 7).toString('base64'));
  expect([reply.statusCode, reply.json().message]).toEqual([413, 'Please upload an image smaller than 5MB']);
});

test('what is kept of a photo is a small picture without metadata, and only for a member who keeps a history', async () => {
  const photo = await grey(1600, 1200)
    .withExif({ IFD0: { Copyright: 'Anna was here' } })
    .jpeg()
    .toBuffer();
  const body = { description: 'A light has come on', location: 'interior', imageData: url(photo, 'jpeg') };
  const { sessionId } = (await anna.post('/api/diagnose/visual', body)).json();
  const { session, result } = (await anna.get(`/api/sessions/${sessionId}/results`)).json();
  expect(session.inputType).toBe('visual');
  const kept = Buffer.from(result.sight.thumbnail.split(',')[1], 'base64');
  expect(result.sight.thumbnail.length).toBeLessThanOrEqual(10_000);
  expect(kept.includes('Anna was here')).toBe(false);
  const unkept = (await anna.post('/api/diagnose/visual', { ...body, saveToHistory: false })).json();
  expect(unkept.sessionId).toBeNull();
});

test.each([
  ['given up', () => Promise.reject(new TookTooLong())],
  ['cut short by the decoder itself', async () => ({ unusable: 'too-slow' as const, why: 'timeout: 40% complete' })],
])('a photo that takes too long to read, %s, is not called damaged: it may be sent again', async (_, see) => {
  const imageData = url(await grey().png().toBuffer());
  // Nothing else is asked before the photo has been seen.
  const asked = diagnoseVisual({} as Diagnosing, { see, close: async () => undefined }, undefined, {
    description: 'A light has come on',
    location: 'interior',
    imageData,
  });
  await expect(asked).rejects.toMatchObject({ status: 503, retryAfter: expect.any(Number) });
});
