/** An embedded database that dies under its server is started again. */
import type { EmbeddedDatabase } from './start.ts';

const LOOK_EVERY_MS = 1_000;

/** Looks now and then, without keeping the program alive for it. Hands back how to stop. */
export function watchOver(database: EmbeddedDatabase, onError: (error: Error) => void): () => void {
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      await database.start();
    } catch (error) {
      onError(error as Error);
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
