/** What models were asked, what came of it, and what it cost: among the metrics, when those are asked for. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Spent, Trouble, Work } from './model.ts';

/** resting: the breaker is open; used-up: the day's share is gone. Neither reached the provider. */
export type Outcome = 'good' | Trouble | 'left' | 'spoilt' | 'resting' | 'used-up';

export interface Meter {
  count(work: Work, outcome: Outcome): void;
  took(work: Work, seconds: number): void;
  spend(work: Work, spent: Spent): void;
}

const MILLION = 1_000_000;
const SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32];

export const noMeter: Meter = { count: () => undefined, took: () => undefined, spend: () => undefined };

export function meter(registry: Registry, price: { read: number; written: number }, isOpen: () => boolean): Meter {
  const registers = [registry];
  const calls = new Counter({
    name: 'language_model_calls_total',
    help: 'Work given to a language model, by what came of it',
    labelNames: ['work', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'language_model_seconds',
    help: 'How long a language model took',
    labelNames: ['work'],
    buckets: SECONDS,
    registers,
  });
  const tokens = new Counter({
    name: 'language_model_tokens_total',
    help: 'Tokens read and written',
    labelNames: ['work', 'way'],
    registers,
  });
  const dollars = new Counter({
    name: 'language_model_dollars_total',
    help: 'Cost in US dollars, by AI_PRICE_IN and AI_PRICE_OUT',
    labelNames: ['work'],
    registers,
  });
  new Gauge({
    name: 'language_model_resting',
    help: '1 while no language model is asked because it failed too often',
    registers,
    collect() {
      this.set(isOpen() ? 1 : 0);
    },
  });
  return {
    count: (work, outcome) => calls.inc({ work, outcome }),
    took: (work, time) => seconds.observe({ work }, time),
    spend(work, { read, written }) {
      tokens.inc({ work, way: 'read' }, read);
      tokens.inc({ work, way: 'written' }, written);
      dollars.inc({ work }, (read * price.read + written * price.written) / MILLION);
    },
  };
}
