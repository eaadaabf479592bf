/** A backup: every row as of one moment, as lines of JSON, compressed, with a hash at its end. Any PostgreSQL can take it back. */
import { createHash } from 'node:crypto';
import { createWriteStream, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { tablesInOrder } from './tables.ts';

export const FORMAT = 1;
const ROWS_AT_ONCE = 500;

export type Line =
  | { format: number; at: string }
  | { table: string; rows: Record<string, unknown>[] }
  | { rows: number; sha256: string };

/** Writes the file whole or not at all; says how many rows it holds. */
export async function backup(db: Db, file: string): Promise<number> {
  let rows = 0;
  await db.transaction(
    async (tx) => {
      const lines = async function* () {
        const hash = createHash('sha256');
        const written = (line: Line) => {
          const text = `${JSON.stringify(line)}\n`;
          hash.update(text);
          return text;
        };
        yield written({ format: FORMAT, at: new Date().toISOString() });
        for (const { name, columns } of await tablesInOrder(tx)) {
          const list = sql.join(
            columns.map((column) => sql.identifier(column)),
            sql`, `,
          );
          await tx.execute(
            sql`declare rows_of cursor for select to_jsonb(t) as row from (select ${list} from ${sql.identifier(name)}) t`,
          );
          for (;;) {
            const { rows: some } = await tx.execute<{ row: Record<string, unknown> }>(
              sql.raw(`fetch ${ROWS_AT_ONCE} from rows_of`),
            );
            if (some.length === 0) break;
            rows += some.length;
            yield written({ table: name, rows: some.map(({ row }) => row) });
          }
          await tx.execute(sql`close rows_of`);
        }
        yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`;
      };
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(`${file}.new`, { mode: 0o600 }));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  renameSync(`${file}.new`, file);
  return rows;
}
