/** A data folder has one server: a lock in its database, which the database itself takes back when the server dies. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { NeedsAPerson } from './needs-a-person.ts';

/** Any number will do that nothing else here takes. */
const LOCK = 2_026_12;
/** The database notices within a moment that the server before us was killed. */
const WAIT_MS = 3_000;
const TRY_AGAIN_MS = 100;

export interface Claim {
  release(): Promise<void>;
}

/** Takes the lock, and takes it again whenever the database was started anew. */
export async function claimFolder(
  address: ClientConfig,
  folder: string,
  onError: (error: Error) => void,
): Promise<Claim> {
  let client = await takeLock(address, folder);
  let released = false;
  const keep = (held: Client) =>
    held.once('end', async () => {
      while (!released) {
        await sleep(TRY_AGAIN_MS);
        try {
          client = await takeLock(address, folder);
          if (released) await client.end();
          else keep(client);
          return;
        } catch (error) {
          if (error instanceof NeedsAPerson) return onError(error);
        }
      }
    });
  keep(client);
  return {
    release: async () => {
      released = true;
      await client.end();
    },
  };
}

async function takeLock(address: ClientConfig, folder: string): Promise<Client> {
  const client = new Client(address);
  // A connection that breaks says so by its end.
  client.on('error', () => {});
  await client.connect();
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (rows[0]?.mine) return client;
    if (Date.now() > deadline) break;
    await sleep(TRY_AGAIN_MS);
  }
  await client.end();
  throw new NeedsAPerson(
    `Another server already runs on the data folder ${folder}. Stop it, or give this one a folder of its own in DATA_DIR; several servers share a PostgreSQL named in DATABASE_URL.`,
  );
}
