/** Ogg, MP4, bare AAC and FLAC, taken apart by mediabunny. Only ever inside a worker that can be killed. */
import {
  ADTS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  FLAC,
  Input,
  type InputFormat,
  MP4,
  OGG,
  OggOutputFormat,
  Output,
} from 'mediabunny';
import type { Container } from './container.ts';
import { type Gathering, LONGEST_S, Unusable } from './heard-samples.ts';
import { decodeOpus } from './opus.ts';
import { adtsOf, decodeByPlatform } from './platform.ts';

export type Other = Extract<Container, 'ogg' | 'mp4' | 'adts' | 'flac'>;
const FORMATS: Record<Other, InputFormat> = { ogg: OGG, mp4: MP4, adts: ADTS, flac: FLAC };

const MOST_PACKETS = 12_000;
/** Samples in one frame of AAC. */
const AAC_FRAME = 1024;

export async function decodeOther(bytes: Buffer, container: Other, into: Gathering): Promise<void> {
  const input = new Input({ source: new BufferSource(bytes), formats: [FORMATS[container]] });
  try {
    const track = await input.getPrimaryAudioTrack();
    const config = await track?.getDecoderConfig();
    if (!track || !config) throw new Unusable('cannot-decode');
    const packets = countedPackets(new EncodedPacketSink(track).packets());
    if (config.codec === 'opus') return await decodeOpus(dataOf(packets), setupOf(config.description), into);
    if (config.codec.startsWith('mp4a')) return await decodeAac(packets, config, container === 'adts', into);
    if (config.codec === 'vorbis') return await decodeVorbis(packets, config, into);
    if (config.codec === 'flac') return await decodeFlac(packets, setupOf(config.description), into);
    throw new Unusable('cannot-decode');
  } finally {
    input.dispose();
  }
}

/** A broken index can promise billions of packets. */
async function* countedPackets(packets: AsyncIterable<EncodedPacket>): AsyncIterable<EncodedPacket> {
  let count = 0;
  for await (const packet of packets) {
    count += 1;
    if (count > MOST_PACKETS) throw new Unusable('too-long');
    yield packet;
  }
}

async function* dataOf(packets: AsyncIterable<EncodedPacket>): AsyncIterable<Uint8Array> {
  for await (const { data } of packets) yield data;
}

async function decodeAac(
  packets: AsyncIterable<EncodedPacket>,
  { sampleRate, numberOfChannels }: AudioFacts,
  bare: boolean,
  into: Gathering,
): Promise<void> {
  const frames: Uint8Array[] = [];
  for await (const { data } of packets) {
    // A frame that says its own length has at most thirteen bits for it.
    if (data.length > 0 && data.length < 8_000) frames.push(data);
    if (frames.length * AAC_FRAME > (LONGEST_S + 1) * sampleRate) throw new Unusable('too-long');
  }
  if (frames.length === 0) return;
  // Frames of a bare stream come with their headers on.
  const whole = bare ? Buffer.concat(frames) : adtsOf(frames, sampleRate, numberOfChannels);
  await decodeByPlatform(whole, into);
}

interface AudioFacts {
  sampleRate: number;
  numberOfChannels: number;
}

async function decodeFlac(packets: AsyncIterable<EncodedPacket>, setup: Buffer, into: Gathering): Promise<void> {
  const frames: Uint8Array[] = [];
  let seconds = 0;
  for await (const { data, duration } of packets) {
    frames.push(data);
    seconds += duration;
    if (seconds > LONGEST_S + 1) throw new Unusable('too-long');
  }
  if (frames.length > 0) await decodeByPlatform(Buffer.concat([setup, ...frames]), into);
}

/** Only what was counted is handed on, in a file of our own: behind the first stream a file may hold hours more. */
async function decodeVorbis(
  packets: AsyncIterable<EncodedPacket>,
  decoderConfig: AudioDecoderConfig,
  into: Gathering,
): Promise<void> {
  const target = new BufferTarget();
  const file = new Output({ format: new OggOutputFormat(), target });
  const track = new EncodedAudioPacketSource('vorbis');
  file.addAudioTrack(track);
  await file.start();
  let seconds = 0;
  for await (const packet of packets) {
    seconds += packet.duration;
    if (seconds > LONGEST_S + 1) throw new Unusable('too-long');
    await track.add(packet, { decoderConfig });
  }
  await file.finalize();
  if (target.buffer && seconds > 0) await decodeByPlatform(new Uint8Array(target.buffer), into);
}

/** The codec's header may be a view of a larger buffer. */
function setupOf(description: AllowSharedBufferSource | undefined): Buffer {
  if (description === undefined) return Buffer.alloc(0);
  return ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer, description.byteOffset, description.byteLength)
    : Buffer.from(description);
}
