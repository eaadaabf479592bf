/** Bodies: JSON and nothing else, with text that a database can hold. */
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/problem.ts';

/** Bytes; a call that takes more says so in its endpoint. */
export const BODY_LIMIT = 64 * 1024;

/** PostgreSQL holds neither NUL nor half a surrogate pair. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Only escapes can bring such characters into valid JSON, so most bodies need no walk. */
const mayHoldUnstorable = (json: string): boolean => json.includes('\\u0000') || /\\u[dD][89a-fA-F]/.test(json);

const LONG = 1_000_000;

/** JSON whose text can be stored. */
function parse(json: string): unknown {
  const suspect = json.length > LONG ? json.includes('\\u') : mayHoldUnstorable(json);
  try {
    if (!suspect) return JSON.parse(json);
    return JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value));
  } catch (cause) {
    throw new Problem('validation_failed', 'The request is not valid JSON', { cause });
  }
}

/** An empty body is none: signing out sends the header and nothing else. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, json: string) => {
    if (json === '') return undefined;
    // Its bytes were made text just now, which is a piece of work by itself: others come in between.
    if (json.length > LONG) await setImmediate();
    return parse(json.startsWith('\uFEFF') ? json.slice(1) : json);
  });
}
