/** Rows as they come back. */

/** The one row of a statement that always gives one. */
export function one<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no row where there must be one');
  return row;
}
