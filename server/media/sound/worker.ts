/** The process in which recordings are decoded and listened to. */
import { ear } from '#engine/sound/ear.ts';
import { listen } from '#engine/sound/listen.ts';
import { pictureOf } from '#engine/sound/picture.ts';
import { answerJobs } from '../answer-jobs.ts';
import { pngOf } from '../png.ts';
import { decodeSound } from './decode.ts';
import { Unusable } from './heard-samples.ts';
import type { Answer } from './hearing.ts';

// Decoders print what is wrong with a file; it is said to its owner instead.
console.error = () => undefined;
console.warn = () => undefined;

answerJobs(answer);

async function answer(bytes: Uint8Array): Promise<Answer> {
  try {
    const samples = await decodeSound(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const picture = `data:image/png;base64,${pngOf(pictureOf(samples)).toString('base64')}`;
    return { heard: { listened: listen(samples, ear), spectrogram: picture } };
  } catch (error) {
    return { unusable: error instanceof Unusable ? error.why : 'cannot-decode' };
  }
}
