/** Strangers' pictures as pixels: bounded in pixels and seconds, upright, first frame only, without metadata. */
import sharp from 'sharp';
import type { Pixels } from '#engine/sight/pixels.ts';

sharp.cache(false);
sharp.concurrency(1);

/** A phone of 48 megapixels fits. */
const MOST_PIXELS = 50_000_000;
const MOST_SECONDS = 6;
const LONGER_SIDE = 1024;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif', 'webp', 'heif']);

const THUMBNAIL_BYTES = 10_000;
const THUMBNAILS = [
  { side: 320, quality: 62 },
  { side: 260, quality: 50 },
  { side: 200, quality: 40 },
  { side: 120, quality: 30 },
];

export interface Decoded {
  pixels: Pixels;
  thumbnail: string;
}

export async function decodeImage(bytes: Uint8Array): Promise<Decoded> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'truncated', pages: 1, sequentialRead: true } as const;
  const { format, width, height } = await sharp(bytes, options).metadata();
  if (!FORMATS.has(format ?? '') || !width || !height) throw new Error(`pictures of the kind ${format} are not read`);
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .timeout({ seconds: MOST_SECONDS })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels as 1 | 3 };
  return {
    pixels: { width: info.width, height: info.height, rgb: asColour(data, info.channels) },
    thumbnail: await thumbnailOf(data, raw),
  };
}

/** A grey picture has one number for each pixel. */
const asColour = (data: Buffer, channels: number): Uint8Array =>
  channels === 3
    ? data
    : Uint8Array.from(
        { length: (data.length / channels) * 3 },
        (_, at) => data[Math.floor(at / 3) * channels] as number,
      );

async function thumbnailOf(data: Buffer, raw: { width: number; height: number; channels: 1 | 3 }): Promise<string> {
  for (const { side, quality } of THUMBNAILS) {
    const small = await sharp(data, { raw })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer();
    const text = `data:image/jpeg;base64,${small.toString('base64')}`;
    if (text.length <= THUMBNAIL_BYTES) return text;
  }
  return '';
}
