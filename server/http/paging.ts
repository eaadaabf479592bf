/** Long lists, a page at a time: the next page starts after the last row of this one, however many rows came meanwhile. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';

/** The place of a row in a list that is ordered by time and id. */
export interface Place {
  at: Date;
  id: number;
}

const encodeCursor = ({ at, id }: Place): string => Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** Where a page begins; nothing for the first one. */
export function decodeCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, time, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined)
    throw new Problem('validation_failed', 'This page of the list does not exist', {
      details: [{ path: 'cursor', message: 'This page of the list does not exist' }],
    });
  return { at: new Date(Number(time)), id: Number(id) };
}

/** Takes one row more than `limit` asked for as the sign that there is a next page, and names its address. */
export function onePage<Row>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  rows: Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): Row[] {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length > limit && last !== undefined) {
    const next = new URL(request.url, 'http://here');
    next.searchParams.set('cursor', encodeCursor(placeOf(last)));
    reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
  }
  return page;
}
