/** A thread that teaches one network of words and hands it back. */
import { parentPort, workerData } from 'node:worker_threads';
import { type School, teachNetwork } from '#engine/words/network.ts';

const { school, which } = workerData as { school: School; which: number };
const taught = teachNetwork(school, which);
parentPort?.postMessage(taught, [taught.places.buffer as ArrayBuffer, taught.directions.buffer as ArrayBuffer]);
