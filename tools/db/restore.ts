/** Puts a backup in the place of everything in the database, all of it or nothing; who deleted an account since stays deleted. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { FORMAT, type Line } from './backup.ts';
import { type Table, tablesInOrder } from './tables.ts';

export interface Restored {
  rows: number;
  /** Accounts in the backup that this database had seen deleted. */
  deletedAgain: number;
}

export async function restore(db: Db, file: string): Promise<Restored> {
  // First to its end, so that a damaged file changes nothing.
  for await (const _ of linesOf(file));
  return db.transaction(async (tx) => {
    const tables = await tablesInOrder(tx);
    const known = new Map(tables.map((table) => [table.name, table]));
    // The database counts accounts up, so a number it has given and no longer has is an account that was deleted.
    await tx.execute(sql`create temporary table kept_accounts on commit drop as select id from users`);
    const all = sql.join(
      tables.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    await tx.execute(sql`truncate ${all}`);
    let rows = 0;
    for await (const line of linesOf(file)) {
      if (!('table' in line)) continue;
      const table = known.get(line.table);
      if (!table) throw new Error(`The backup has a table that is not known here: ${line.table}`);
      await put(tx, table, line.rows);
      rows += line.rows.length;
    }
    for (const { name } of tables.filter(({ counted }) => counted)) await countOn(tx, name);
    const { rows: gone } = await tx.execute(
      sql`delete from users u where exists (select 1 from kept_accounts)
            and u.id <= (select max(id) from kept_accounts)
            and not exists (select 1 from kept_accounts k where k.id = u.id) returning u.id`,
    );
    return { rows, deletedAgain: gone.length };
  });
}

/** A backup of an older version lacks newer columns, which then have what the database gives them. */
async function put(db: Db, { name, columns }: Table, rows: Record<string, unknown>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const list = sql.join(
    columns.filter((column) => column in first).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const table = sql.identifier(name);
  await db.execute(
    sql`insert into ${table} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`,
  );
}

const countOn = (db: Db, name: string) =>
  db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${sql.identifier(name)}), 1))`,
  );

/** Throws when the file is cut off, damaged or of another kind. */
async function* linesOf(file: string): AsyncGenerator<Line> {
  const hash = createHash('sha256');
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  let whole = false;
  for await (const words of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    const line = JSON.parse(words) as Line;
    if ('format' in line && line.format !== FORMAT) throw new Error(`This backup has a format that is not known here`);
    if ('sha256' in line) {
      whole = line.sha256 === hash.digest('hex');
      break;
    }
    hash.update(`${words}\n`);
    yield line;
  }
  if (!whole) throw new Error('This backup is damaged or cut off; nothing was changed');
}
