/** The tables of the database as a backup needs them: each after those it refers to. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';

export interface Table {
  name: string;
  /** Those that can be written; what the database makes by itself is left to it. */
  columns: string[];
  /** Whether the database counts its key up. */
  counted: boolean;
}

export async function tablesInOrder(db: Db): Promise<Table[]> {
  const { rows: columns } = await db.execute<{ name: string; column: string; counted: boolean }>(
    sql`select table_name as name, column_name as column, is_identity = 'YES' as counted
        from information_schema.columns
        where table_schema = 'public' and is_generated = 'NEVER' order by table_name, ordinal_position`,
  );
  const { rows: references } = await db.execute<{ name: string; to: string }>(
    sql`select distinct k.table_name as name, u.table_name as to
        from information_schema.referential_constraints r
        join information_schema.key_column_usage k using (constraint_name, constraint_schema)
        join information_schema.constraint_column_usage u using (constraint_name, constraint_schema)
        where k.table_name <> u.table_name`,
  );
  const names = [...new Set(columns.map(({ name }) => name))];
  const inOrder: string[] = [];
  while (inOrder.length < names.length) {
    const next = names.filter(
      (name) =>
        !inOrder.includes(name) &&
        references.every((reference) => reference.name !== name || inOrder.includes(reference.to)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle');
    inOrder.push(...next);
  }
  return inOrder.map((name) => {
    const own = columns.filter((column) => column.name === name);
    return { name, columns: own.map(({ column }) => column), counted: own.some(({ counted }) => counted) };
  });
}
