/** Prometheus text at /metrics, when asked for. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Other parts of the server count in the registry that it returns. */
export function serveMetrics(app: FastifyInstance): Registry {
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [...registers],
  });
  new Gauge({
    name: 'bulkhead_waiting',
    help: 'Calls that wait for dear work',
    labelNames: ['cost'],
    registers: [...registers],
    collect() {
      for (const [cost, room] of Object.entries(app.house.bulkheads)) this.set({ cost }, room.load().waiting);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const seconds = (performance.now() - request.startedAt) / 1000;
    requests.observe({ method: request.method, route, status: reply.statusCode }, seconds);
  });
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return registry;
}
