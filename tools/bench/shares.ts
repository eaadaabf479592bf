/** npm run bench -- shares: each main call's answers a second as a share of a bare `node:http` server's that reads and gives as many bytes, pairs in alternation. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { medianOf } from './median.ts';
import { CALLERS, callsOf, type MeasuredCall } from './share-calls.ts';
import { freePort, startServer, stopServer } from './trust/running-server.ts';

const PAIRS = 3;
const SECONDS = 1;

export async function measureShares(): Promise<void> {
  const home = temporaryFolder('car-bench-shares');
  const bare = await startBare();
  const server = await startServer({ DATA_DIR: home });
  try {
    const calls = await callsOf(server.origin);
    console.log(`\n| call | bytes | a second | bare | share |\n| --- | --- | --- | --- | --- |`);
    const before = loadavg()[0];
    for (const call of calls) console.log(await rowOf(call, server.origin, bare.origin));
    console.log(
      `\nmedians of ${PAIRS} pairs; load average ${before?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after`,
    );
  } finally {
    bare.stop();
    await stopServer(server);
    rmSync(home, { recursive: true, force: true });
  }
}

async function startBare() {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), String(port)], {
    stdio: 'inherit',
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/1`).catch(() => undefined))?.ok) await sleep(20);
  return { origin, stop: () => void child.kill() };
}

async function rowOf(call: MeasuredCall, origin: string, bare: string): Promise<string> {
  let sent = 0;
  const next = () => {
    sent += 1;
    // A copy: the length of the body is written into it.
    return { headers: { ...call.headers?.(sent) }, body: call.body?.(sent) };
  };
  const { headers, body } = next();
  const answer = await fetch(`${origin}${call.path}`, {
    method: call.method ?? 'GET',
    headers,
    ...(body !== undefined && { body }),
  });
  const bytes = (await answer.arrayBuffer()).byteLength;
  const [rates, bares]: [number[], number[]] = [[], []];
  let refused = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    bares.push((await load(call, `${bare}/${bytes}`, next)).rate);
    const { rate, told } = await load(call, `${origin}${call.path}`, next);
    rates.push(rate);
    refused += told;
  }
  const share = medianOf(rates.map((rate, pair) => rate / (bares[pair] ?? Number.NaN)));
  const percent = share < 0.1 ? (share * 100).toFixed(1) : (share * 100).toFixed(0);
  const name = refused > 0 ? `${call.name} (${refused} told to come again)` : call.name;
  return `| ${name} | ${bytes} | ${medianOf(rates).toFixed(0)} | ${medianOf(bares).toFixed(0)} | ${percent} % |`;
}

/** Good answers a second, and how many were told to come again: on a machine that others keep busy, dear calls are shed. */
async function load(
  { method, callers = CALLERS }: MeasuredCall,
  url: string,
  next: () => { headers: Record<string, string>; body: string | undefined },
): Promise<{ rate: number; told: number }> {
  const answers = await autocannon({
    url,
    method: method ?? 'GET',
    connections: callers,
    duration: SECONDS,
    requests: [
      {
        setupRequest: (request) => {
          const { headers, body } = next();
          return { ...request, headers, ...(body !== undefined && { body }) };
        },
      },
    ],
  });
  const { errors, duration, non2xx } = answers;
  const told = answers.statusCodeStats?.['503']?.count ?? 0;
  if (errors + non2xx > told) throw new Error(`${errors + non2xx - told} answers of ${url} were not good`);
  return { rate: answers['2xx'] / duration, told };
}
