/** A connection of one's own, outside the pool. */
import { Client, type ClientConfig } from 'pg';

/** Connects, does the work, and always hangs up. */
export async function withClient<Result>(
  address: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(address);
  // A connection that breaks rejects the query at work; without this it would end the program too.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
