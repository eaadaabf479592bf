/** A write that must not be made twice. When no answer came, the same write sent again has the same key, and the server makes it once. */
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { call } from './call.ts';

type Shape = z.ZodMiniType;

/** Of writes whose fate is not known, while this page is open. */
const keys = new Map<string, string>();

/** Also where the page came without https, unlike the browser's own. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

export async function callOnce<Path extends string, Body extends Shape, Query extends Shape, Reply extends Shape>(
  endpoint: Endpoint<Path, Body, Query, Reply>,
  given: Parameters<typeof call<Path, Body, Query, Reply>>[1] & object,
): Promise<z.output<Reply>> {
  const attempt = JSON.stringify([endpoint.path, given.params, given.body]);
  const key = keys.get(attempt) ?? newKey();
  keys.set(attempt, key);
  try {
    const reply = await call(endpoint, { ...given, key });
    keys.delete(attempt);
    return reply;
  } catch (error) {
    // Refused: nothing was made, and nothing is left to repeat.
    if (error instanceof Problem && error.status < 500) keys.delete(attempt);
    throw error;
  }
}
