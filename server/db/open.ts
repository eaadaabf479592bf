/** The database, both ways through the same code: embedded by default, any PostgreSQL by its address. */
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { PoolConfig } from 'pg';
import { withClient } from './client.ts';
import { type EmbeddedDatabase, embeddedDatabase } from './embedded/start.ts';
import { watchOver } from './embedded/watch.ts';
import { appliedMigrations, migrateDatabase } from './migrate.ts';
import { openPool } from './pool.ts';
import { type Claim, claimFolder } from './sole-server.ts';

/** The database or a transaction on it: repositories take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface DatabaseSettings {
  /** Where a PostgreSQL server is; left out: embedded. */
  url: string | undefined;
  dataDir: string;
  migrationsFolder: string;
  /** Whether an embedded database may have no other server: true for a server, not for a tool. */
  alone?: boolean;
  /** Told of a connection that broke while idle; the pool replaces it. */
  onError: (error: Error) => void;
}

export interface Database {
  db: Db;
  /**
   * Starts what is embedded ahead of `open`, which tells how it went. Done as soon as other processes are at work on it: they
   * bring it up while this one loads the rest.
   */
  begin(): Promise<void>;
  /** Until this is done no query can succeed: starts what is embedded, and migrates. */
  open(): Promise<void>;
  /** Waits for running queries; the last one out stops the embedded database. */
  close(): Promise<void>;
  /** Which migrations have been applied. */
  migrations(): Promise<string[]>;
  /** How many connections are in use and how many callers wait for one. */
  load(): { inUse: number; waiting: number };
}

const EMBEDDED_NAME = 'app';

const POOL = {
  max: 20,
  /** One stays open even in a quiet hour: the sign that this server is there. */
  min: 1,
  /** A caller who got no connection by then is told to come again. */
  connectionTimeoutMillis: 2_000,
  idleTimeoutMillis: 60_000,
  statement_timeout: 10_000,
  /** The database gives up before; so this is one that cannot be heard any more, and might be waited for until its machine comes back. */
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 15_000,
} satisfies PoolConfig;

export function prepareDatabase(settings: DatabaseSettings): Database {
  const embedded = settings.url === undefined ? embeddedDatabase(settings.dataDir) : undefined;
  const address = settings.url === undefined ? embeddedAddress(embedded, EMBEDDED_NAME) : addressOf(settings.url);
  const pool = openPool({ ...address, ...POOL }, settings.onError);
  let stopWatching = () => {};
  let claim: Claim | undefined;
  let starting: Promise<void> | undefined;
  const start = async () => {
    const was = starting ?? embedded?.start();
    // Another try starts it anew.
    starting = undefined;
    await was;
  };
  return {
    db: drizzle(pool),
    begin: () =>
      new Promise((resolve) => {
        starting = embedded?.start(resolve) ?? Promise.resolve();
        starting.then(resolve, () => resolve());
      }),
    open: async () => {
      await start();
      if (embedded) await createIfMissing(embedded, EMBEDDED_NAME);
      if (embedded && settings.alone) claim = await claimFolder(address, settings.dataDir, settings.onError);
      await migrateDatabase(address, settings.migrationsFolder);
      await pool.query('select 1');
      if (embedded) stopWatching = watchOver(embedded, settings.onError);
    },
    close: async () => {
      stopWatching();
      await starting?.catch(() => {});
      await claim?.release();
      await pool.end();
      if (embedded && (await nobodyElseIsThere(embedded))) await embedded.stop();
    },
    migrations: () => appliedMigrations(address),
    load: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
  };
}

const addressOf = (url: string): PoolConfig => ({ connectionString: url });

export const embeddedAddress = (embedded: EmbeddedDatabase | undefined, database: string): PoolConfig => ({
  host: embedded?.place.socket,
  user: 'app',
  database,
});

const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';

async function createIfMissing(embedded: EmbeddedDatabase, name: string): Promise<void> {
  await withClient(embeddedAddress(embedded, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0)
      await client.query(`create database ${name}`).catch((error: { code?: string }) => {
        // Another server was first.
        if (error.code !== DUPLICATE_DATABASE && error.code !== UNIQUE_VIOLATION) throw error;
      });
  });
}

async function nobodyElseIsThere(embedded: EmbeddedDatabase): Promise<boolean> {
  return withClient(embeddedAddress(embedded, 'postgres'), async (client) => {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.others === 0;
  }).catch(() => false);
}
