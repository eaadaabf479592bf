/** Prometheus text at /metrics, when asked for. */
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { tellStalls } from './event-loop.ts';

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
  const shed = new Counter({
    name: 'shed_requests_total',
    help: 'Requests told to come again: overloaded, or called too often',
    labelNames: ['cost', 'status'],
    registers: [...registers],
  });
  if (app.house.eventLoop) tellStalls(registry, app.house.eventLoop);
  watchBulkheads(app, registry);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const seconds = (performance.now() - request.startedAt) / 1000;
    const { method } = request;
    const status = reply.statusCode;
    requests.observe({ method, route, status }, seconds);
    const cost = request.routeOptions.config.endpoint?.cost ?? 'cheap';
    if (status === 503 || status === 429) shed.inc({ cost, status });
  });
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return registry;
}

/** How much dear work runs and waits, and how long each piece of it took: that of the engine, of pictures and sound, of hashing. */
function watchBulkheads({ house }: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const work = new Histogram({
    name: 'work_seconds',
    help: 'How long dear work took, without its waiting',
    labelNames: ['cost'],
    buckets: SECONDS,
    registers,
  });
  for (const [cost, room] of Object.entries(house.bulkheads)) {
    const { run } = room;
    room.run = (task) =>
      run(async () => {
        const done = work.startTimer({ cost });
        try {
          return await task();
        } finally {
          done();
        }
      });
  }
  for (const state of ['running', 'waiting'] as const)
    new Gauge({
      name: `bulkhead_${state}`,
      help: `Calls for dear work that are ${state}`,
      labelNames: ['cost'],
      registers,
      collect() {
        for (const [cost, room] of Object.entries(house.bulkheads)) this.set({ cost }, room.load()[state]);
      },
    });
}
