/** Parts of a request's trace, from what Node and our own layers tell of their work: queries, engine, threads, calls to others. */
import { subscribe, tracingChannel, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Attributes, Context, Span } from '@opentelemetry/api';

interface Tracing {
  /** Where the work at hand belongs; undefined outside a request. */
  parent: () => Context | undefined;
  begin: (name: string, kind: number, attributes: Attributes, parent: Context) => Span;
  /** Its own calls are no part of anything. */
  collector: URL;
}

const INTERNAL = 0;
const CLIENT = 2;
const FAILED = 2;

/** Our own layers, and the client of Valkey. */
const LAYERS = { database: CLIENT, engine: INTERNAL, media: INTERNAL } as const;

/** Hands back how to stop listening. */
export function traceParts(tracing: Tracing): () => void {
  const stops = [
    ...Object.entries(LAYERS).map(([layer, kind]) => traceLayer(tracing, `car-diagnostics:${layer}`, kind)),
    traceLayer(tracing, 'ioredis:command', CLIENT),
    traceFetches(tracing),
    traceHttpCalls(tracing),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

interface Told {
  name?: string;
  /** Valkey's commands come under this name. */
  command?: string;
  attributes?: Attributes;
  error?: unknown;
  result?: unknown;
}

function traceLayer({ parent, begin }: Tracing, channel: string, kind: number): () => void {
  const spans = new WeakMap<object, Span>();
  const end = (told: Told) => {
    const span = spans.get(told);
    spans.delete(told);
    if (told.error !== undefined) span?.setStatus({ code: FAILED });
    span?.end();
  };
  const listener = {
    start: (message: object) => {
      const told: Told = message;
      const inside = parent();
      const name = told.name ?? `valkey ${told.command}`;
      if (inside) spans.set(message, begin(name, kind, told.attributes ?? {}, inside));
    },
    /** What was promised is not done yet when the promise is there. */
    end: (message: object) => {
      const told: Told = message;
      if (told.error !== undefined || 'result' in told) end(told);
    },
    asyncStart: () => {},
    asyncEnd: (message: object) => end(message),
    error: () => {},
  };
  const work = tracingChannel(channel);
  work.subscribe(listener);
  return () => work.unsubscribe(listener);
}

/** Method and host, never a path or a query: those may hold keys. */
function traceCalls({ parent, begin, collector }: Tracing) {
  const spans = new WeakMap<object, Span>();
  return {
    start: (request: object, method: string, host: string) => {
      const inside = parent();
      if (!inside || host === collector.host) return;
      const attributes = { 'http.request.method': method, 'server.address': host };
      spans.set(request, begin(`${method} ${host}`, CLIENT, attributes, inside));
    },
    answered: (request: object, status: number) => {
      spans.get(request)?.setAttribute('http.response.status_code', status);
    },
    end: (request: object, failed = false) => {
      const span = spans.get(request);
      spans.delete(request);
      if (failed) span?.setStatus({ code: FAILED });
      span?.end();
    },
  };
}

type Listener = (message: unknown) => void;

function listen(listeners: Record<string, Listener>): () => void {
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}

interface Fetched {
  request: { method: string; origin: string };
  response: { statusCode: number };
}

/** Language models, eBay, Overpass: all that goes by `fetch`. */
function traceFetches(tracing: Tracing): () => void {
  const calls = traceCalls(tracing);
  const heard =
    (work: (told: Fetched) => void): Listener =>
    (message) =>
      work(message as Fetched);
  return listen({
    'undici:request:create': heard(({ request }) => calls.start(request, request.method, new URL(request.origin).host)),
    'undici:request:headers': heard(({ request, response }) => calls.answered(request, response.statusCode)),
    'undici:request:trailers': heard(({ request }) => calls.end(request)),
    'undici:request:error': heard(({ request }) => calls.end(request, true)),
  });
}

interface Called {
  request: ClientRequest;
  response: IncomingMessage;
}

/** Stripe and Apple, whose libraries call by `node:https`. */
function traceHttpCalls(tracing: Tracing): () => void {
  const calls = traceCalls(tracing);
  const heard =
    (work: (told: Called) => void): Listener =>
    (message) =>
      work(message as Called);
  return listen({
    'http.client.request.start': heard(({ request }) =>
      calls.start(request, request.method, String(request.getHeader('host') ?? request.host)),
    ),
    'http.client.response.finish': heard(({ request, response }) => {
      calls.answered(request, response.statusCode ?? 0);
      calls.end(request);
    }),
    'http.client.request.error': heard(({ request }) => calls.end(request, true)),
  });
}
