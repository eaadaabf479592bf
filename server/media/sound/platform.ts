/** AAC, FLAC and Vorbis by the optional library; without it they are refused with a sentence. */
import { type Gathering, RATE, Unusable } from './heard-samples.ts';

/** A whole small file, at most a minute long as its packets were counted. */
export async function decodeByPlatform(file: Uint8Array, into: Gathering): Promise<void> {
  const library = await import('node-web-audio-api').catch((cause: unknown) => {
    throw new Unusable('cannot-decode', cause);
  });
  const context = new library.OfflineAudioContext(1, 1, RATE);
  const copy = new Uint8Array(file);
  const decoded = await context.decodeAudioData(copy.buffer).catch((cause: unknown) => {
    throw new Unusable('cannot-decode', cause);
  });
  into.add(
    Array.from({ length: decoded.numberOfChannels }, (_, at) => decoded.getChannelData(at)),
    decoded.sampleRate,
  );
}

const RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350];

/** Frames of AAC-LC, each with the short header that lets it stand alone. */
export function adtsOf(packets: readonly Uint8Array[], rate: number, channels: number): Uint8Array {
  const index = RATES.indexOf(rate);
  if (index < 0 || channels > 2) throw new Unusable('cannot-decode');
  const file = new Uint8Array(packets.reduce((sum, { length }) => sum + length + 7, 0));
  let at = 0;
  for (const packet of packets) {
    const length = packet.length + 7;
    file.set(
      [
        0xff,
        0xf1,
        0x40 | (index << 2) | (channels >> 2),
        ((channels & 3) << 6) | (length >> 11),
        (length >> 3) & 0xff,
        ((length & 7) << 5) | 0x1f,
        0xfc,
      ],
      at,
    );
    file.set(packet, at + 7);
    at += length;
  }
  return file;
}
