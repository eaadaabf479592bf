/** A connection of one's own, outside the pool. */
import { Client, type ClientConfig } from 'pg';

/** A connection that breaks rejects the query at work; with nobody listening it would end the program too. */
export const outlive = (client: { on(event: 'error', listener: () => void): unknown }): void => {
  client.on('error', () => {});
};

/** Connects, does the work, and always hangs up. */
export async function withClient<Result>(
  address: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(address);
  outlive(client);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
