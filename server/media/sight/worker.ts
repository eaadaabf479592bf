/** The thread in which pictures are decoded and looked at. */
import { parentPort } from 'node:worker_threads';
import { eyes } from '#engine/sight/eyes.ts';
import { see } from '#engine/sight/see.ts';
import { yieldToOthers } from '../yield-to-others.ts';
import { decodeImage } from './decode.ts';
import type { SeeingAnswer, SeeingJob } from './seeing.ts';

yieldToOthers();
parentPort?.on('message', (job: SeeingJob) => void answer(job).then((said) => parentPort?.postMessage(said)));

async function answer({ bytes, place, colours }: SeeingJob): Promise<SeeingAnswer> {
  try {
    const { pixels, thumbnail } = await decodeImage(bytes);
    return { photo: { seen: see(eyes, colours, place, pixels), thumbnail } };
  } catch (error) {
    return { unusable: (error as Error).message };
  }
}
