/** What every piece of writing tells about itself and its author. */
import { type Author, ContentState, DELETED_USER } from '#contract/community.ts';
import { Problem } from '#contract/problem.ts';

interface Row {
  id: number;
  userId: number | null;
  username: string | null;
  content: string;
  state: string;
  createdAt: Date;
  updatedAt: Date;
}

export const writtenOf = (row: Row, reader: number | undefined) => ({
  id: row.id,
  content: row.content,
  author: authorOf(row.username),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  edited: row.updatedAt > row.createdAt,
  mine: reader !== undefined && row.userId === reader,
  state: ContentState.parse(row.state),
});

const authorOf = (username: string | null): Author =>
  username === null ? { username: DELETED_USER, isGone: true } : { username, isGone: false };

/** What was found, or a 404 that is the same for what is missing, hidden and somebody else's. */
export function found<Row>(row: Row | undefined | null, what: string): Row {
  if (row === undefined || row === null) throw new Problem('not_found', `${what} not found`);
  return row;
}
