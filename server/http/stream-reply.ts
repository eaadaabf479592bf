/** Answers that are written as they come, or are too long to be one text. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';

/** Written past the framework, so that the place among the dear calls is free while it trickles. */
export function streamed(
  reply: FastifyReply,
  pieces: AsyncIterable<string> | Iterable<string>,
  headers: Record<string, string>,
): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200, { 'cache-control': 'no-store', ...headers });
  // Whoever leaves in the middle is no failure.
  pipeline(Readable.from(pieces), reply.raw).catch(() => undefined);
}
