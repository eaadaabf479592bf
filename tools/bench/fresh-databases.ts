/** Empty, migrated databases on a real PostgreSQL, for a bench to fill: thrown away at its end unless they are to be kept. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { readConfig } from '#server/config.ts';
import { withClient } from '#server/db/client.ts';
import { embeddedDatabase } from '#server/db/embedded/start.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { embeddedAddress } from '#server/db/open.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const MIGRATIONS = join(import.meta.dirname, '../../server/db/migrations');

export interface FreshDatabase {
  address: PoolConfig;
  /** False: a bench before this one kept it, filled. */
  empty: boolean;
}

type Work = (open: (name: string) => Promise<FreshDatabase>) => Promise<void>;

/** On the server that DATABASE_URL names, in databases of its own; else on a server of its own. */
export async function withFreshDatabases(work: Work, { keep = false } = {}): Promise<void> {
  const { DATABASE_URL } = readConfig();
  if (DATABASE_URL !== undefined) {
    const named = (name: string) => {
      const url = new URL(DATABASE_URL);
      url.pathname = `/${name}`;
      return { connectionString: url.href };
    };
    return onServer({ connectionString: DATABASE_URL }, named, work, keep);
  }
  if (keep) throw new Error('Only the databases of a server that DATABASE_URL names can be kept');
  const home = temporaryFolder('bench');
  const embedded = embeddedDatabase(home);
  try {
    await embedded.start();
    await onServer(
      embeddedAddress(embedded, 'postgres'),
      (name) => embeddedAddress(embedded, name),
      work,
      // They go with the folder.
      true,
    );
  } finally {
    await embedded.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

async function onServer(
  server: PoolConfig,
  named: (name: string) => PoolConfig,
  work: Work,
  keep: boolean,
): Promise<void> {
  const opened: string[] = [];
  let failed = true;
  try {
    await work(async (name) => {
      const there = await withClient(server, (client) =>
        client.query('select 1 from pg_database where datname = $1', [name]),
      );
      const address = named(name);
      if (there.rowCount) return { address, empty: false };
      await withClient(server, (client) => client.query(`create database ${name}`));
      opened.push(name);
      await migrateDatabase(address, MIGRATIONS);
      return { address, empty: true };
    });
    failed = false;
  } finally {
    // One that is half full is of no use to anybody.
    if (!keep || failed)
      for (const name of opened)
        await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
  }
}
