/** The process in which pictures are decoded and looked at. */
import { eyes } from '#engine/sight/eyes.ts';
import { see } from '#engine/sight/see.ts';
import { answerJobs } from '../answer-jobs.ts';
import { decodeImage } from './decode.ts';
import type { SeeingAnswer, SeeingJob } from './seeing.ts';

/** So sharp says that its time was up. */
const TIMEOUT = 'timeout';

answerJobs(answer);

async function answer({ bytes, place, colours }: SeeingJob): Promise<SeeingAnswer> {
  try {
    const { pixels, thumbnail } = await decodeImage(bytes);
    return { photo: { seen: see(eyes, colours, place, pixels), thumbnail } };
  } catch (error) {
    const why = (error as Error).message;
    return { unusable: why.startsWith(TIMEOUT) ? 'too-slow' : 'cannot-decode', why };
  }
}
