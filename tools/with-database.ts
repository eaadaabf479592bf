/** The configured database, opened for one job and closed again. A server that runs on it goes on running. */
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { type Database, type Db, prepareDatabase } from '#server/db/open.ts';

const MIGRATIONS = join(import.meta.dirname, '../server/db/migrations');

function configuredDatabase(): Database {
  const { DATABASE_URL, DATA_DIR } = readConfig();
  return prepareDatabase({
    url: DATABASE_URL,
    dataDir: DATA_DIR,
    migrationsFolder: MIGRATIONS,
    onError: (error) => console.error(error.message),
  });
}

export async function withDatabase<Result>(work: (db: Db, database: Database) => Promise<Result>): Promise<Result> {
  const database = configuredDatabase();
  try {
    await database.open();
    return await work(database.db, database);
  } finally {
    await database.close();
  }
}
