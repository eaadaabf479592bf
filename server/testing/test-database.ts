/** A real PostgreSQL for the tests: one for the whole run, a template with all tables, a database of its own for each file. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { withClient } from '../db/client.ts';
import { embeddedDatabase } from '../db/embedded/start.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { embeddedAddress } from '../db/open.ts';
import { compileKnowledge } from '../knowledge/compile.ts';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the socket that the tests' PostgreSQL listens on. */
    databaseSocket: string;
  }
}

/** What is lost at a power cut does not matter here. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** Vitest's global setup: starts the database, and hands back how to end it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await compileKnowledge();
  const home = temporaryFolder('car-tests');
  const embedded = embeddedDatabase(home, CARELESS);
  await embedded.start();
  await withClient(embeddedAddress(embedded, 'postgres'), (client) => client.query('create database template_app'));
  await migrateDatabase(embeddedAddress(embedded, 'template_app'), join(import.meta.dirname, '../db/migrations'));
  project.provide('databaseSocket', embedded.place.socket);
  return async () => {
    await embedded.stop();
    rmSync(home, { recursive: true, force: true });
  };
}
