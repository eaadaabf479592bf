/** Bytes of a recording as samples: what it is goes by its content, and never more than a minute comes out. */
import { containerOf } from './container.ts';
import { gathering, Unusable } from './heard-samples.ts';
import { decodeMp3 } from './mp3.ts';
import { flacInOgg } from './ogg-flac.ts';
import { decodeOpus } from './opus.ts';
import { decodeOther } from './other-containers.ts';
import { readWav } from './wav.ts';
import { webmPackets } from './webm.ts';

/** One channel, 16,000 samples a second. Throws Unusable. What a truncated file holds is what comes back. */
export async function decodeSound(bytes: Buffer): Promise<Float32Array> {
  const container = containerOf(bytes);
  if (container === undefined) throw new Unusable('not-sound');
  const into = gathering();
  try {
    if (container === 'wav') readWav(bytes, into);
    else if (container === 'mp3') await decodeMp3(bytes, into);
    else if (container === 'webm') await decodeWebm(bytes, into);
    else {
      const inside = container === 'ogg' ? flacInOgg(bytes) : undefined;
      await decodeOther(inside ?? bytes, inside ? 'flac' : container, into);
    }
  } catch (error) {
    // A file that breaks off gives what it held until there.
    if (error instanceof Unusable || into.samples().length === 0)
      throw error instanceof Unusable ? error : new Unusable('cannot-decode', error);
  }
  const samples = into.samples();
  if (samples.length === 0) throw new Unusable('cannot-decode');
  return samples;
}

async function decodeWebm(bytes: Buffer, into: ReturnType<typeof gathering>): Promise<void> {
  const { codec, packets, setup, channels, rate } = webmPackets(bytes);
  if (codec === 'A_OPUS') return decodeOpus(packets, setup, into);
  if (codec !== 'A_PCM/FLOAT/IEEE' || channels < 1 || channels > 8) throw new Unusable('cannot-decode');
  for (const packet of packets) {
    const frames = Math.floor(packet.length / 4 / channels);
    into.add(
      Array.from({ length: channels }, (_, channel) =>
        Float32Array.from({ length: frames }, (__, at) => packet.readFloatLE(4 * (at * channels + channel))),
      ),
      rate,
    );
  }
}
