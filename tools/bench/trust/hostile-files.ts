/** Files that are not what they say, or far larger than they look. */
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { wavOf } from '#server/testing/wav.ts';

/** A picture whose header says what it likes: the pixels are a short run of zeros. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const out = Buffer.alloc(8);
    out.writeUInt32BE(data.length, 0);
    out.writeUInt32BE(crc(body), 4);
    return Buffer.concat([out.subarray(0, 4), body, out.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(64 * 1024 * 1024, (Math.ceil(width / 8) + 1) * height)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

export async function hostilePictures(): Promise<Record<string, Buffer>> {
  const plain = { width: 640, height: 480, channels: 3 as const, background: '#888' };
  const jpeg = await sharp({ create: plain }).jpeg().toBuffer();
  const png = await sharp({ create: plain }).png().toBuffer();
  const script = Buffer.from('<script>alert(1)</script>');
  return {
    'a picture of 484 million pixels in a few kilobytes': pngOf(22_000, 22_000),
    'a picture of 46 million pixels': pngOf(6_800, 6_800),
    'a header that promises 4 thousand million pixels': pngOf(65_000, 65_000),
    'a JPEG cut off in the middle': jpeg.subarray(0, jpeg.length >> 1),
    'a PNG cut off after its header': png.subarray(0, 40),
    'a JPEG followed by a web page': Buffer.concat([jpeg, script]),
    'a web page that begins like a GIF': Buffer.concat([Buffer.from('GIF89a'), script]),
    'an SVG with a script': Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    'a zip': Buffer.from('504b0304140000000800', 'hex'),
    'a PNG compressed once more': gzipSync(png),
    'five megabytes of zeros behind a JPEG mark': Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(5_000_000)]),
    'nothing at all': Buffer.alloc(1),
  };
}

export function hostileRecordings(): Record<string, Buffer> {
  const wav = wavOf(Float32Array.from({ length: 48_000 }, (_, at) => Math.sin(at / 9)));
  const lying = Buffer.from(wav);
  lying.writeUInt32LE(0xffffffff, 4);
  lying.writeUInt32LE(0xfffffff0, 40);
  const channels = Buffer.from(wav);
  channels.writeUInt16LE(65_535, 22);
  const rate = Buffer.from(wav);
  rate.writeUInt32LE(0xffffffff, 24);
  const script = Buffer.from('<script>alert(1)</script>');
  return {
    'a WAV that says it is four gigabytes': lying,
    'a WAV of 65,535 channels': channels,
    'a WAV of four thousand million samples a second': rate,
    'a WAV cut off in its header': wav.subarray(0, 30),
    'a WAV followed by a web page': Buffer.concat([wav, script]),
    'an Ogg mark and noise': Buffer.concat([Buffer.from('OggS'), Buffer.alloc(200_000, 0x5a)]),
    'an MP3 mark and noise': Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(200_000, 0xff)]),
    'a WebM mark and noise': Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(200_000, 0x01)]),
    'an MP4 with a box as long as the world': Buffer.concat([
      Buffer.from('0000001866747970', 'hex'),
      Buffer.from('M4A \0\0\0\0M4A mp42'),
      Buffer.from('ffffffff6d6f6f76', 'hex'),
      Buffer.alloc(50_000, 0x7f),
    ]),
  };
}
