/** Teaches the networks of words side by side, each in a thread of its own: the dear part of a first start. */
import { Worker } from 'node:worker_threads';
import type { School, Taught } from '#engine/words/network.ts';

/** More networks than cores are taught at once all the same: one after the other would leave a core idle at the end. */
export const teachInThreads = (school: School): Promise<Taught[]> =>
  Promise.all(Array.from({ length: school.schooling.networks }, (_, which) => teachInThread(school, which)));

function teachInThread(school: School, which: number): Promise<Taught> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./teacher.ts', import.meta.url), { workerData: { school, which } });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => {
      if (code !== 0) reject(new Error(`The thread that teaches a network of words ended with ${code}`));
    });
  });
}
