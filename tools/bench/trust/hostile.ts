/** Bombs, files that lie, bodies without an end, and connections that only wait: what each is answered, and what it costs. */
import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { hostilePictures, hostileRecordings } from './hostile-files.ts';
import { percentile } from './member.ts';
import { killAll, type RunningServer, startServer } from './running-server.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const SLOW_CONNECTIONS = 300;
const WATCH_MS = 8_000;

export async function hostile(): Promise<void> {
  const home = temporaryFolder('car-trust-hostile');
  const server = await startServer({ DATA_DIR: home, METRICS: 'on' });
  const { origin } = server;
  const visual = (bytes: Buffer) =>
    post(`${origin}/api/diagnose/visual`, {
      description: 'a lamp is lit on the dashboard',
      location: 'interior',
      imageData: `data:image/jpeg;base64,${bytes.toString('base64')}`,
    });
  const audio = (bytes: Buffer) =>
    post(`${origin}/api/diagnose/audio`, {
      location: 'engine',
      audioData: `data:audio/wav;base64,${bytes.toString('base64')}`,
    });
  try {
    await visual(Buffer.alloc(1));
    for (const [name, bytes] of Object.entries(await hostilePictures())) await tell(server, name, () => visual(bytes));
    for (const [name, bytes] of Object.entries(hostileRecordings())) await tell(server, name, () => audio(bytes));
    await tell(server, 'a body of 100 MB', () => raw(server, '/api/cars', 'x'.repeat(1024), 100_000));
    await tell(server, 'a photo of 100 MB', () => raw(server, '/api/diagnose/visual', 'x'.repeat(1024), 100_000));
    await tell(server, 'a body compressed a thousandfold', () =>
      fetch(`${origin}/api/diagnose/text`, {
        method: 'POST',
        headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
        body: gzipSync(Buffer.alloc(50_000_000, 0x20)),
      }).then(({ status }) => status),
    );
    await tell(server, '2,000 headers', () => headers(server, 2_000));
    await tell(server, 'a header of a megabyte', () => headers(server, 1, 1_000_000));
    await tell(server, 'a length and chunks at once', () =>
      talk(
        server,
        'POST /api/cars HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    );
    await slowBodies(server);
    const said = server.said();
    console.log(
      `logged as failures: ${said.split('"level":50').length - 1}; crashed: ${server.child.exitCode !== null}`,
    );
  } finally {
    await killAll(server, home);
    rmSync(home, { recursive: true, force: true });
  }
}

const post = async (url: string, body: object): Promise<number> =>
  (await fetch(url, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) })).status;

/** Status, time, and how much memory the server had more at the worst moment. */
async function tell(server: RunningServer, name: string, work: () => Promise<number | string>): Promise<void> {
  const before = memoryOf(server);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(server));
  }, 20);
  const began = performance.now();
  const answer = await work().catch((error: Error) => `${error.message} ${String(error.cause ?? '')}`.slice(0, 60));
  const taken = performance.now() - began;
  clearInterval(timer);
  console.log(
    `${name.padEnd(52)} ${String(answer).padEnd(5)} ${taken.toFixed(0).padStart(6)} ms  +${(Math.max(0, most - before) / 1024).toFixed(0)} MB`,
  );
}

/** Kilobytes resident. */
const memoryOf = ({ child }: RunningServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0);

const portOf = ({ origin }: RunningServer) => Number(new URL(origin).port);

/** Says something and hears the first line of the answer. */
function talk(server: RunningServer, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(portOf(server), '127.0.0.1', () => socket.write(text));
    socket.setTimeout(10_000, () => socket.destroy());
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
      socket.end();
    });
    socket.on('error', () => resolve('reset'));
    socket.on('close', () => resolve(heard.split(' ')[1] ?? 'closed'));
  });
}

const headers = (server: RunningServer, times: number, length = 20) =>
  talk(
    server,
    `GET /api/health HTTP/1.1\r\nhost: x\r\n${Array.from({ length: times }, (_, at) => `x-h${at}: ${'y'.repeat(length)}\r\n`).join('')}\r\n`,
  );

/** Without a length, piece by piece, until the server has heard enough. */
function raw(server: RunningServer, path: string, piece: string, pieces: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(portOf(server), '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard.split(' ')[1] ?? 'closed'));
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`;
    void (async () => {
      for (let sent = 0; sent < pieces && !socket.destroyed; sent += 1)
        if (!socket.write(chunk)) await Promise.race([new Promise((go) => socket.once('drain', go)), sleep(200)]);
    })();
  });
}

/** Hundreds of connections that send a body drop by drop; others are answered meanwhile as if they were not there. */
async function slowBodies(server: RunningServer): Promise<void> {
  const quiet = await healthTimes(server, 2_000);
  const sockets = Array.from({ length: SLOW_CONNECTIONS }, (_, at) => {
    const socket = connect(portOf(server), '127.0.0.1');
    const path = at % 2 === 0 ? '/api/diagnose/text' : '/api/diagnose/visual';
    socket.on('error', () => {});
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50000\r\n\r\n{`,
    );
    return socket;
  });
  const drip = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write(' ');
  }, 500);
  const busy = await healthTimes(server, WATCH_MS);
  const photo = await post(`${server.origin}/api/diagnose/visual`, {
    description: 'a lamp is lit on the dashboard',
    location: 'interior',
    imageData: (await hostilePictures())['a JPEG followed by a web page']?.toString('base64') ?? '',
  });
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  console.log(
    `${SLOW_CONNECTIONS} bodies drop by drop: health 99th percentile ${percentile(busy, 0.99).toFixed(0)} ms against ${percentile(quiet, 0.99).toFixed(0)} ms before; a photo meanwhile: ${photo}`,
  );
}

async function healthTimes({ origin }: RunningServer, forMs: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + forMs; performance.now() < end; await sleep(10)) {
    const began = performance.now();
    await (await fetch(`${origin}/api/health`)).text();
    times.push(performance.now() - began);
  }
  return times;
}
