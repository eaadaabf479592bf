/** Calls the server as the contract describes it. Whatever goes wrong arrives as one of two errors, both fit to show. */

import * as z from 'zod/mini';
import type { Endpoint, ParamNames } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { clientId } from './client-id.ts';
import { words } from './connection-words.ts';
import { refusalOf } from './refusal.ts';
import { serverAddress } from './server-address.ts';

/** The server was never reached. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super(words.failed, { cause });
    this.name = 'NoConnection';
  }
}

type Shape = z.ZodMiniType;

interface Given<Path extends string, Body extends Shape, Query extends Shape> {
  params?: Record<ParamNames<Path>, string | number>;
  query?: z.input<Query>;
  body?: z.input<Body>;
  signal?: AbortSignal;
  /** Makes a call that may be sent twice count once. */
  key?: string;
}

/** The reply's data. Throws Problem when the server says no, NoConnection when nothing answers. */
export async function call<Path extends string, Body extends Shape, Query extends Shape, Reply extends Shape>(
  endpoint: Endpoint<Path, Body, Query, Reply>,
  given: Given<Path, Body, Query> = {},
): Promise<z.output<Reply>> {
  return (await callPage(endpoint, given)).data;
}

/** One page of a long list, and the cursor of the next one, if there is one. */
export async function callPage<Path extends string, Body extends Shape, Query extends Shape, Reply extends Shape>(
  endpoint: Endpoint<Path, Body, Query, Reply>,
  given: Given<Path, Body, Query> = {},
): Promise<{ data: z.output<Reply>; next: string | undefined }> {
  const response = await send(endpoint.method, address(endpoint.path, given.params, given.query), given);
  const parsed = z.safeParse(endpoint.reply, await json(response));
  if (!parsed.success) throw unreadable(parsed.error);
  return { data: parsed.data, next: nextCursor(response.headers.get('link')) };
}

/** `</api/history?cursor=…>; rel="next"` */
function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  return address === undefined ? undefined : (new URLSearchParams(address.split('?')[1]).get('cursor') ?? undefined);
}

/** The default way to read: a GET on the path, whatever JSON it answers. */
export const read = async (path: string, signal: AbortSignal): Promise<unknown> =>
  json(await send('GET', path, { signal }));

/** The call made and accepted, its answer not yet read: for answers that come in pieces. */
export const openCall = (
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  given: { body?: unknown; signal?: AbortSignal; accept: string },
): Promise<Response> => send(method, path, given);

async function send(
  method: string,
  path: string,
  { body, signal, accept, key }: { body?: unknown; signal?: AbortSignal; accept?: string; key?: string },
) {
  const headers: Record<string, string> = { 'x-client-id': clientId() };
  if (accept !== undefined) headers.accept = accept;
  if (key !== undefined) headers['idempotency-key'] = key;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const request: RequestInit = { method, headers, credentials: 'include' };
  if (body !== undefined) request.body = JSON.stringify(body);
  if (signal) request.signal = signal;
  const session = import.meta.env.VITE_SERVER_ORIGIN ? await import('./shell-session.ts') : undefined;
  Object.assign(headers, await session?.sessionHeaders());
  const response = await fetch(serverAddress(path), request).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new NoConnection(cause);
  });
  await session?.followSession(path, response);
  if (!response.ok) throw await refusalOf(response);
  return response;
}

function address(path: string, params: Record<string, string | number> = {}, query: unknown = undefined): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The body's JSON; undefined where there is no body. */
async function json(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    throw unreadable(cause);
  }
}

const unreadable = (cause: unknown) =>
  new Problem('internal', 'Failed to parse the server response. Please try again.', { cause });

/** For calls where having no session means having no data: a 401 gives null, and whoever is surely a guest is not asked at all. */
export const orNull = async <Value>(ask: () => Promise<Value>): Promise<Value | null> => {
  if (isSurelyGuest()) return null;
  return ask().catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'unauthenticated') return null;
    throw error;
  });
};

/** The server leaves a mark beside the session's own cookie, which no script can read. The iOS shell has neither. */
const isSurelyGuest = (): boolean => !import.meta.env.VITE_SERVER_ORIGIN && !/(?:^|; )signedIn=/.test(document.cookie);
