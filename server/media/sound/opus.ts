/** Opus packets, decoded straight to one channel at our rate. */
import { OpusDecoder } from 'opus-decoder';
import { type Gathering, RATE, Unusable } from './heard-samples.ts';

const AT_ONCE = 50;
const MOST_ERRORS = 200;

export async function decodeOpus(
  packets: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  setup: Buffer,
  into: Gathering,
): Promise<void> {
  if (setup.length >= 10 && (setup[9] as number) > 2) throw new Unusable('cannot-decode');
  const preSkip = setup.length >= 12 ? setup.readUInt16LE(10) : 312;
  const decoder = new OpusDecoder({ sampleRate: RATE, channels: 1, preSkip: Math.min(preSkip, 4800) / 3 });
  await decoder.ready;
  try {
    let batch: Uint8Array[] = [];
    let errors = 0;
    const decode = () => {
      const { channelData, samplesDecoded, errors: here } = decoder.decodeFrames(batch);
      errors += here.length;
      batch = [];
      const [only] = channelData;
      if (only && samplesDecoded > 0) into.add([only.subarray(0, samplesDecoded)], RATE);
    };
    for await (const packet of packets) {
      if (packet.length > 0) batch.push(packet);
      if (batch.length >= AT_ONCE) decode();
      if (errors > MOST_ERRORS) break;
    }
    if (batch.length > 0) decode();
  } finally {
    decoder.free();
  }
}
