/** Two real databases, the second a streaming replica of the first: both from the binaries that come along. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '../db/client.ts';
import { type EmbeddedDatabase, embeddedDatabase } from '../db/embedded/start.ts';
import { type Database, embeddedAddress, prepareDatabase } from '../db/open.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface ReplicaPair {
  first: Database;
  firstUrl: string;
  url: string;
  /** Stops and goes on with taking over what the first has written. */
  pause(): Promise<void>;
  goOn(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

const MIGRATIONS = join(import.meta.dirname, '../db/migrations');
const urlOf = ({ place }: EmbeddedDatabase) => `postgres://app@localhost/app?host=${encodeURIComponent(place.socket)}`;

export async function replicaPair(): Promise<ReplicaPair> {
  const [home, copyHome] = [temporaryFolder('car-first'), temporaryFolder('car-copy')];
  const settings = { url: undefined, dataDir: home, migrationsFolder: MIGRATIONS, onError: () => {} };
  const made = prepareDatabase(settings);
  await made.open();
  // The last one out stops it, so that its files stand still.
  await made.close();
  const first = prepareDatabase(settings);
  const original = embeddedDatabase(home);
  const copy = embeddedDatabase(copyHome, [`primary_conninfo=host=${original.place.socket} user=app`]);
  mkdirSync(copyHome, { recursive: true });
  execFileSync('cp', ['-a', original.place.cluster, copy.place.cluster]);
  writeFileSync(join(copy.place.cluster, 'standby.signal'), '');
  await first.open();
  await copy.start();
  const tell = (what: string) => withClient(embeddedAddress(copy, 'postgres'), (client) => client.query(what));
  return {
    first,
    firstUrl: urlOf(original),
    url: urlOf(copy),
    pause: async () => void (await tell('select pg_wal_replay_pause()')),
    goOn: async () => void (await tell('select pg_wal_replay_resume()')),
    start: () => copy.start(),
    stop: () => copy.stop(),
    remove: async () => {
      await copy.stop();
      await first.close();
      for (const folder of [home, copyHome]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
