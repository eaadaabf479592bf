/** A process of its own that makes cheap calls at a constant rate, so that the load's own haste does not spoil its clock. Prints what it met when told to stop. */
import { Agent, request } from 'node:http';
import { percentile } from './member.ts';

const [origin = '', cookie = '', perSecond = '25'] = process.argv.slice(2);
const PATHS = ['/api/health', '/api/cars'];
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const times = new Map(PATHS.map((path) => [path, [] as number[]]));
const statuses: Record<number, number> = {};
let ownLag = 0;
let due = performance.now();

setInterval(() => {
  ownLag = Math.max(ownLag, performance.now() - due - 10);
  due = performance.now();
}, 10);
setInterval(() => {
  for (const path of PATHS) call(path);
}, 1_000 / Number(perSecond));

function call(path: string): void {
  const began = performance.now();
  const done = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    times.get(path)?.push(performance.now() - began);
  };
  request(`${origin}${path}`, { agent, headers: { cookie }, timeout: 15_000 }, (answer) => {
    answer.resume();
    answer.once('end', () => done(answer.statusCode ?? 0));
  })
    .once('error', () => done(0))
    .once('timeout', function (this: { destroy: () => void }) {
      this.destroy();
    })
    .end();
}

process.once('SIGTERM', () => {
  const p99 = [...times].map(([path, values]) => `${path} ${percentile(values, 0.99).toFixed(0)} ms`).join(', ');
  console.log(
    `${JSON.stringify(statuses)}, 99th percentile ${p99}; this clock's own worst lag ${ownLag.toFixed(0)} ms`,
  );
  process.exit();
});
