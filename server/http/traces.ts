/** A trace a request for an OpenTelemetry collector, when one is named. Nothing of it is loaded otherwise: it is large. */
import type { Context, Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceParts } from './trace-parts.ts';

const NAME = 'car-diagnostics';
const FAILED = 2;

/**
 * Route, status and duration, under the trace that the caller named in `traceparent`, and below it the parts of the work.
 * Never a query or a body. It goes before everything else, so that who is calling is looked up inside the trace.
 */
export async function sendTraces(app: FastifyInstance, collector: string): Promise<void> {
  const [{ context, propagation, ROOT_CONTEXT, SpanKind, trace }, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.NodeTracerProvider({ spanProcessors: [new sdk.BatchSpanProcessor(exporter)] });
  provider.register();
  const tracer = provider.getTracer(NAME);
  const stop = traceParts({
    parent: () => (trace.getSpan(context.active()) ? context.active() : undefined),
    begin: (name, kind, attributes, parent) => tracer.startSpan(name, { kind, attributes }, parent),
    collector: new URL(collector),
  });
  const traced = new WeakMap<FastifyRequest, { span: Span; inside: Context }>();

  app.addHook('onRequest', (request, _reply, next) => {
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    const route = request.routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
    const inside = trace.setSpan(caller, span);
    traced.set(request, { span, inside });
    context.with(inside, next);
  });
  // Reading a body leaves the context: the last of its bytes arrive by themselves.
  app.addHook('preValidation', (request, _reply, next) => {
    const inside = traced.get(request)?.inside;
    if (inside) context.with(inside, next);
    else next();
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = traced.get(request)?.span;
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: FAILED });
    span?.end();
  });
  app.addHook('onClose', async () => {
    stop();
    await provider.shutdown();
  });
}
