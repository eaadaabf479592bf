/** A picture of shades as a PNG in the app's own colours, from dark green to pale yellow. */
import { crc32, deflateSync } from 'node:zlib';

interface Shades {
  width: number;
  height: number;
  shades: Uint8Array;
}

const DARK = [12, 28, 22] as const;
const MIDDLE = [46, 125, 80] as const;
const BRIGHT = [250, 240, 190] as const;

export function pngOf({ width, height, shades }: Shades): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, one of the colours below, no interlacing.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(shades.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette()),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function palette(): Buffer {
  const between = (a: number, b: number, share: number) => Math.round(a + (b - a) * share);
  return Buffer.from(
    Array.from({ length: 256 }, (_, shade) => {
      const [from, to, share] = shade < 128 ? [DARK, MIDDLE, shade / 128] : [MIDDLE, BRIGHT, (shade - 128) / 127];
      return [0, 1, 2].map((part) => between(from[part] as number, to[part] as number, share));
    }).flat(),
  );
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
