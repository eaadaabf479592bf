/** Every query, told to whoever listens. Nobody does unless traces are sent, and then its values are left out. */
import { tracingChannel } from 'node:diagnostics_channel';
import type { Pool, PoolClient } from 'pg';

const queries = tracingChannel('car-diagnostics:database');

/** A pool counts the wait for a connection; a connection of its own is that of a transaction. */
export function tellQueries(asked: Pool | PoolClient): void {
  // One of many overloads: what is given is passed on as it is.
  const owner = asked as { query(...given: unknown[]): unknown };
  const ask = owner.query.bind(owner);
  owner.query = (...given) => {
    // With a callback it is the pool that asks, which has told already.
    if (!queries.hasSubscribers || typeof given.at(-1) === 'function') return ask(...given);
    const text = textOf(given[0]);
    const about = { name: nameOf(text), attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } };
    return queries.tracePromise(() => ask(...given) as Promise<unknown>, about);
  };
}

const LONGEST_TEXT = 1_000;

/** What is asked, by its beginning. */
export const textOf = (query: unknown): string =>
  String(typeof query === 'object' && query !== null && 'text' in query ? query.text : query).slice(0, LONGEST_TEXT);

/** "select community_posts": what is done, and to which table first. */
function nameOf(text: string): string {
  const [, verb = 'query'] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? [];
  return [verb, table].filter(Boolean).join(' ').toLowerCase();
}
