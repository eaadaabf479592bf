/** Connections that are shared. One that breaks ends nothing but the query at work, and every query can be traced. */
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { outlive } from './client.ts';
import { tellQueries, textOf } from './told-queries.ts';

export function openPool(settings: PoolConfig, onError: (error: Error) => void): Pool {
  const pool = new Pool(settings);
  pool.on('error', onError);
  // The pool itself listens to those that are idle only.
  pool.on('connect', outlive);
  pool.on('connect', tellQueries);
  pool.on('connect', giveBackUnbegun);
  tellQueries(pool);
  return pool;
}

/**
 * The query builder takes a connection for a transaction and gives it back when that is over, but not when it could not even begin:
 * each such moment would cost the pool a place for good.
 */
function giveBackUnbegun(client: PoolClient): void {
  // One of many overloads: what is given is passed on as it is.
  const owner = client as { query(...given: unknown[]): unknown };
  const ask = owner.query.bind(owner);
  owner.query = (...given) => {
    const answer = ask(...given);
    if (answer instanceof Promise && /^begin\b/i.test(textOf(given[0])))
      answer.catch((error: Error) => client.release(error));
    return answer;
  };
}
