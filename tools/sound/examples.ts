/** Makes examples: recordings of every kind, sent through a codec, as numbers. Runs as a worker as well. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { hear } from '#engine/sound/features.ts';
import { KINDS, type Kind } from '#engine/sound/kinds.ts';
import { type Dice, diceOf, type Purpose } from '#engine/sound/synthesis/dice.ts';
import { record } from '#engine/sound/synthesis/scene.ts';
import { CODECS, type Codec, through } from './codecs.ts';
import type { Example } from './grow.ts';

export interface Order {
  seed: number;
  purpose: Purpose;
  /** Clips of a kind, times how often the kind is shown. */
  perKind: number;
  shown: Shown;
  /** Every clip through all codecs, each batch through one, or each through two, of which MP3 is one more often than not. */
  codecs: 'every' | 'one' | 'two';
}

/** How often kinds come against the others. */
export type Shown = Partial<Record<Kind, number>>;
/** What calibrates and what tests is always the same, so that figures can be compared. */
export const USUAL: Shown = { steady: 4 };

export type Coded = Example & { codec: Codec };

const BATCH = 28;
const LENGTHS = [1.5, 2.5, 4, 4, 4];
/** Share of looks that are the first of a file: of ten seconds there are four. */
const BEGINS = 0.3;
/** MP3 leaves least of a sound, so it is met most. */
const MP3_SHARE = 0.6;

function codecsFor(dice: Dice, codecs: Order['codecs']): readonly Codec[] {
  if (codecs === 'every') return CODECS;
  if (codecs === 'one') return [dice.pick(CODECS)];
  const first = dice.pick(['none', 'opus', 'aac'] as const);
  const others = CODECS.filter((codec) => codec !== first && codec !== 'mp3');
  return [first, dice.chance(MP3_SHARE) ? 'mp3' : dice.pick(others)];
}

export function examplesOf({ seed, purpose, perKind, shown, codecs }: Order): Coded[] {
  const dice = diceOf(seed);
  const wanted = KINDS.flatMap((kind, at) =>
    Array.from({ length: Math.round(perKind * (shown[kind] ?? 1)) }, (_, n) => ({ kind, at, n })),
  );
  const shuffled = wanted.map((one) => ({ one, key: dice.between(0, 1) })).sort((a, b) => a.key - b.key);
  const made: Coded[] = [];
  for (let start = 0; start < shuffled.length; start += BATCH) {
    const batch = shuffled.slice(start, start + BATCH).map(({ one }) => one);
    const clips = batch.map(({ kind, at, n }) =>
      record(diceOf(seed * 7919 + at * 104_729 + n * 31, purpose), kind, dice.pick(LENGTHS)),
    );
    for (const codec of codecsFor(dice, codecs))
      through(codec, clips, dice.chance(BEGINS)).forEach((clip, at) => {
        made.push({ values: hear(clip).values, kind: batch[at]?.at as number, codec });
      });
  }
  return made;
}

/** Each share has seeds of its own, so their number is part of the recipe: with another, the recordings are others. */
const SHARES = 2;

/** The same in shares, beside each other where the machine has the cores. */
export async function examplesInShares(order: Order): Promise<Coded[]> {
  const shares = await Promise.all(
    Array.from({ length: SHARES }, (_, at) =>
      inWorker({ ...order, seed: order.seed * 100 + at, perKind: Math.ceil(order.perKind / SHARES) }),
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
