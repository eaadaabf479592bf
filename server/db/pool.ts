/** Connections that are shared. One that breaks ends nothing but the query at work, and every query can be traced. */
import { Pool, type PoolConfig } from 'pg';
import { outlive } from './client.ts';
import { tellQueries } from './told-queries.ts';

export function openPool(settings: PoolConfig, onError: (error: Error) => void): Pool {
  const pool = new Pool(settings);
  pool.on('error', onError);
  // The pool itself listens to those that are idle only.
  pool.on('connect', outlive);
  pool.on('connect', tellQueries);
  tellQueries(pool);
  return pool;
}
