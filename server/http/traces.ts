/** A trace a request for an OpenTelemetry collector, when one is named. Nothing of it is loaded otherwise: it is large. */
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const NAME = 'car-diagnostics';
const FAILED = 2;

/** Route, status and duration, under the trace that the caller named in `traceparent`. Never a query or a body. */
export async function sendTraces(app: FastifyInstance, collector: string): Promise<void> {
  const [{ propagation, ROOT_CONTEXT, SpanKind, trace }, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.NodeTracerProvider({ spanProcessors: [new sdk.BatchSpanProcessor(exporter)] });
  provider.register();
  const tracer = trace.getTracer(NAME);
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', async (request) => {
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    const route = request.routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id };
    spans.set(request, tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller));
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: FAILED });
    span?.end();
  });
  app.addHook('onClose', () => provider.shutdown());
}
