/** MP3, a piece at a time, so that a small file cannot become a large one unseen. */
import { MPEGDecoder } from 'mpg123-decoder';
import type { Gathering } from './heard-samples.ts';

const PIECE = 16 * 1024;
const MOST_ERRORS = 200;

export async function decodeMp3(bytes: Buffer, into: Gathering): Promise<void> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    let errors = 0;
    for (let at = 0; at < bytes.length && errors < MOST_ERRORS; at += PIECE) {
      const { channelData, samplesDecoded, sampleRate, errors: here } = decoder.decode(bytes.subarray(at, at + PIECE));
      errors += here.length;
      if (samplesDecoded > 0) into.add(channelData, sampleRate);
    }
  } finally {
    decoder.free();
  }
}
