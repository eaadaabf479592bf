/** Makes examples: recordings of every kind, sent through a codec, as numbers. Runs as a worker as well. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { hear } from '#engine/sound/features.ts';
import { KINDS } from '#engine/sound/kinds.ts';
import { diceOf, type Purpose } from '#engine/sound/synthesis/dice.ts';
import { record } from '#engine/sound/synthesis/scene.ts';
import { CODECS, type Codec, through } from './codecs.ts';
import type { Example } from './grow.ts';

export interface Order {
  seed: number;
  purpose: Purpose;
  /** Clips of each kind; sound engines come more often than any other. */
  perKind: number;
  /** Every clip through all codecs, or each batch through one. */
  everyCodec: boolean;
}

export type Coded = Example & { codec: Codec };

const BATCH = 28;
const LENGTHS = [1.5, 2.5, 4, 4, 4];
/** A sound engine looks like many things, so it is shown more often. */
const SHOWN = { steady: 4 } as const;

export function examplesOf({ seed, purpose, perKind, everyCodec }: Order): Coded[] {
  const dice = diceOf(seed);
  const wanted = KINDS.flatMap((kind, at) =>
    Array.from({ length: Math.round(perKind * (kind === 'steady' ? SHOWN.steady : 1)) }, (_, n) => ({ kind, at, n })),
  );
  const shuffled = wanted.map((one) => ({ one, key: dice.between(0, 1) })).sort((a, b) => a.key - b.key);
  const made: Coded[] = [];
  for (let start = 0; start < shuffled.length; start += BATCH) {
    const batch = shuffled.slice(start, start + BATCH).map(({ one }) => one);
    const clips = batch.map(({ kind, at, n }) =>
      record(diceOf(seed * 7919 + at * 104_729 + n * 31, purpose), kind, dice.pick(LENGTHS)),
    );
    for (const codec of everyCodec ? CODECS : [dice.pick(CODECS)])
      through(codec, clips).forEach((clip, at) => {
        made.push({ values: hear(clip).values, kind: batch[at]?.at as number, codec });
      });
  }
  return made;
}

/** The same on several cores, each with a share of the order and a seed of its own. */
export async function examplesOnCores(order: Order, cores: number): Promise<Coded[]> {
  const shares = await Promise.all(
    Array.from({ length: cores }, (_, at) =>
      inWorker({ ...order, seed: order.seed * 100 + at, perKind: Math.ceil(order.perKind / cores) }),
    ),
  );
  return shares.flat();
}

const inWorker = (order: Order) =>
  new Promise<Coded[]>((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

if (parentPort && workerData) parentPort.postMessage(examplesOf(workerData as Order));
