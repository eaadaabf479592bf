/** Teaches the networks of words in threads of their own, as many at once as there are cores: the dear part of a first start. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { School, Taught } from '#engine/words/network.ts';

export async function teachInThreads(school: School): Promise<Taught[]> {
  const taught: Taught[] = [];
  const left = Array.from({ length: school.schooling.networks }, (_, which) => which);
  const teachTheRest = async () => {
    for (let which = left.shift(); which !== undefined; which = left.shift())
      taught[which] = await teachInThread(school, which);
  };
  await Promise.all(Array.from({ length: Math.min(left.length, availableParallelism()) }, teachTheRest));
  return taught;
}

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
