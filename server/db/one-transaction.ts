/** Several repositories in one transaction, without any of them knowing: what is written inside stands together or not at all. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Db } from './open.ts';

/** Undefined again once the transaction is over, for what outlives it. */
const open = new AsyncLocalStorage<{ tx: Db | undefined }>();

/** The same database, which inside `inOneTransaction` is that transaction. */
export const followTransactions = (db: Db): Db =>
  new Proxy(db, {
    get(target, name) {
      const at = open.getStore()?.tx ?? target;
      const value: unknown = Reflect.get(at, name);
      return typeof value === 'function' ? value.bind(at) : value;
    },
  });

/** Such work may wait for somebody outside for as long as their patience lasts. */
const IDLE_AT_MOST = sql`set local idle_in_transaction_session_timeout = '60s'`;

/** Whatever the work writes through a database that follows, however deep, is undone when it throws or its server dies. */
export const inOneTransaction = <Result>(db: Db, work: () => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    const store: { tx: Db | undefined } = { tx };
    await tx.execute(IDLE_AT_MOST);
    try {
      return await open.run(store, work);
    } finally {
      store.tx = undefined;
    }
  });
