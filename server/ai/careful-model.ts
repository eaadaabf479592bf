/** A model asked with care: never longer than the deadline, tried twice at most, not at all while it rests or the share is used up. */
import type * as z from 'zod';
import type { Breaker } from './breaker.ts';
import type { Meter, Outcome } from './meter.ts';
import { type Model, ModelTrouble, type Request } from './model.ts';

export interface Care {
  model: Model;
  breaker: Breaker;
  meter: Meter;
  /** Counts a call against the owner's and everybody's share; false when it is used up. */
  take: () => boolean;
  /** How long the owner waits at most, for everything together, from the first call on. */
  patienceMs: number;
  /** Ends when the owner has left. */
  left: AbortSignal;
  onTrouble: (trouble: ModelTrouble, request: Request) => void;
}

export interface CarefulModel {
  /** The object, or nothing when the model was no help. Never throws. */
  object<Value>(request: Request, shape: z.ZodType<Value>): Promise<Value | undefined>;
  /** Words as they come. Returns true when all of them came; never throws. */
  words(request: Request): AsyncGenerator<string, boolean>;
}

const TRIES = 2;

export function carefulModel({ model, breaker, meter, take, patienceMs, left, onTrouble }: Care): CarefulModel {
  let begun: AbortSignal | undefined;
  const waiting = () => {
    begun ??= AbortSignal.any([AbortSignal.timeout(patienceMs), left]);
    return begun;
  };
  const late = () => new ModelTrouble('too-slow', 'no answer in time');

  const mayCall = (request: Request): boolean => {
    if (waiting().aborted) return false;
    if (!breaker.mayTry()) {
      meter.count(request.work, 'resting');
      return false;
    }
    if (take()) return true;
    breaker.nothing();
    meter.count(request.work, 'used-up');
    return false;
  };

  /** Whether trying once more makes sense. */
  const failed = (request: Request, error: unknown): boolean => {
    const trouble = error instanceof ModelTrouble ? error : new ModelTrouble('failed', 'failed', { cause: error });
    if (trouble.spent) meter.spend(request.work, trouble.spent);
    if (left.aborted) {
      breaker.nothing();
      meter.count(request.work, 'left');
      return false;
    }
    breaker.bad(trouble.kind);
    meter.count(request.work, trouble.kind satisfies Outcome);
    onTrouble(trouble, request);
    return trouble.kind === 'failed' || trouble.kind === 'unreadable';
  };

  const timed = async <Value>(request: Request, work: () => Promise<Value>): Promise<Value> => {
    const began = performance.now();
    try {
      return await work();
    } finally {
      meter.took(request.work, (performance.now() - began) / 1000);
    }
  };

  return {
    async object(request, shape) {
      for (let tries = 0; tries < TRIES && mayCall(request); tries += 1)
        try {
          const { value, spent } = await timed(request, () =>
            orAborted(model.object(request, shape, waiting()), waiting(), late),
          );
          breaker.good();
          meter.spend(request.work, spent);
          meter.count(request.work, 'good');
          return value;
        } catch (error) {
          if (!failed(request, error)) return undefined;
        }
      return undefined;
    },

    async *words(request) {
      let began = false;
      for (let tries = 0; tries < TRIES && !began && mayCall(request); tries += 1) {
        const words = model.words(request, waiting());
        let settled = false;
        try {
          for (;;) {
            const next = await orAborted(words.next(), waiting(), late);
            if (next.done) {
              settled = true;
              breaker.good();
              meter.spend(request.work, next.value);
              meter.count(request.work, 'good');
              return true;
            }
            began = true;
            yield next.value;
          }
        } catch (error) {
          settled = true;
          if (!failed(request, error)) return false;
        } finally {
          if (!settled) {
            breaker.nothing();
            meter.count(request.work, 'spoilt');
          }
          // Whoever stops listening hangs up. What hangs must not keep us, so nobody waits for that.
          void words.return({ read: 0, written: 0 }).catch(() => undefined);
        }
      }
      return false;
    },
  };
}

/** The promise's value; or a failure as soon as the signal ends, whatever the promise does. */
async function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal, why: () => Error): Promise<Value> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(why());
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([promise, ended]);
  } finally {
    signal.removeEventListener('abort', end);
    promise.catch(() => undefined);
  }
}
