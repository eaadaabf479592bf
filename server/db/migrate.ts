/** Brings the tables up to date, one server at a time. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { ClientConfig } from 'pg';
import { withClient } from './client.ts';

/** Any number will do, as long as every server takes the same. */
const LOCK = 2_026_11;

/**
 * Servers that start together would both create the same tables, so each waits for the lock on its one connection;
 * the lock ends with the connection.
 */
export const migrateDatabase = (address: ClientConfig, migrationsFolder: string): Promise<void> =>
  withClient(address, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  });

/** The migrations that have been applied, oldest first, by the moment each was made. */
export const appliedMigrations = (address: ClientConfig): Promise<string[]> =>
  withClient(address, async (client) => {
    const { rows } = await client.query<{ at: string }>(
      'select created_at as at from drizzle.__drizzle_migrations order by created_at',
    );
    return rows.map(({ at }) => new Date(Number(at)).toISOString());
  });
