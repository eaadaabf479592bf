/** What the server does where it cannot write: on a full disk, on a folder that is read-only, and beside another server. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { newMember } from './member.ts';
import { databaseProcesses, isHealthy, killAll, spawnServer, startServer, stopServer } from './running-server.ts';

const DISK = '160m';
const WRITE_FOR_MS = 6_000;
const STOPS_WITHIN_MS = 30_000;

export async function starve(): Promise<void> {
  await twoServers();
  await onOwnDisk('disk full', fullDisk);
  await onOwnDisk('read-only folder', readOnly);
}

async function twoServers(): Promise<void> {
  const home = temporaryFolder('car-trust-two');
  const first = await startServer({ DATA_DIR: home });
  const began = performance.now();
  const second = await spawnServer({ DATA_DIR: home });
  const code = await Promise.race([second.exited, sleep(STOPS_WITHIN_MS, 'still runs' as const)]);
  console.log(
    `a second server on one folder: exit ${code} after ${(performance.now() - began).toFixed(0)} ms; the first is ${(await isHealthy(first.origin)) ? 'well' : 'NOT well'}; it said: ${second.said().trim().split('\n').at(-1)}`,
  );
  if (code === 'still runs') await stopServer(second);
  await stopServer(first);
  rmSync(home, { recursive: true, force: true });
}

/** A small disk in memory; needs root. */
async function onOwnDisk(what: string, work: (home: string) => Promise<void>): Promise<void> {
  const home = temporaryFolder('car-trust-disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', home], { stdio: 'ignore' });
  } catch {
    console.log(`${what}: left out, for it mounts a small disk and so needs root`);
    rmSync(home, { recursive: true, force: true });
    return;
  }
  try {
    await work(home);
  } finally {
    for (const pid of databaseProcesses(home)) process.kill(pid, 'SIGKILL');
    await sleep(500);
    execFileSync('umount', ['-l', home]);
    rmSync(home, { recursive: true, force: true });
  }
}

/** Posts that cannot be compressed, until the disk is full and beyond; then the space comes back. */
async function fullDisk(home: string): Promise<void> {
  const server = await startServer({ DATA_DIR: home });
  const member = await newMember(server.origin);
  const url = `${server.origin}/api/community/posts`;
  const kept: string[] = [];
  const count = (counts: Map<number, number>, status: number) => counts.set(status, (counts.get(status) ?? 0) + 1);
  const answers = new Map<number, number>();
  const reads = new Map<number, number>();
  const call = (path: string, options: RequestInit = {}) =>
    fetch(path, { headers: member.headers, signal: AbortSignal.timeout(15_000), ...options }).catch(() => undefined);
  const post = async () => {
    const title = randomBytes(20).toString('hex');
    const body = JSON.stringify({ title, content: randomBytes(2_400).toString('hex') });
    const answer = await call(url, { method: 'POST', body });
    await answer?.arrayBuffer();
    if (answer?.status === 201) kept.push(title);
    return answer?.status ?? 0;
  };

  await post();
  const { bavail, bsize } = statfsSync(home);
  const ballast = join(home, 'ballast');
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize)));
  const end = performance.now() + WRITE_FOR_MS;
  while (performance.now() < end) {
    count(answers, await post());
    count(reads, (await call(`${server.origin}/api/cars`))?.status ?? 0);
  }
  console.log(
    `disk full: answers to writes ${JSON.stringify(Object.fromEntries(answers))}, to reads ${JSON.stringify(Object.fromEntries(reads))}`,
  );
  rmSync(ballast);
  const freed = performance.now();
  while ((await post()) !== 201 && performance.now() - freed < STOPS_WITHIN_MS) await sleep(50);
  const taken = performance.now() - freed;
  const found = new Set<string>();
  for (let next: string | undefined = `${url}?limit=100`; next; ) {
    const answer: Response | undefined = await call(next);
    const posts = ((await answer?.json()) ?? []) as { title: string }[];
    for (const { title } of posts) found.add(title);
    const path = /<([^>]*)>/.exec(answer?.headers.get('link') ?? '')?.[1];
    next = path && new URL(path, server.origin).href;
  }
  console.log(
    `disk full: writes again ${taken.toFixed(0)} ms after space returned; acknowledged ${kept.length}, lost ${kept.filter((title) => !found.has(title)).length}`,
  );
  await killAll(server, home);
}

async function readOnly(home: string): Promise<void> {
  const before = await startServer({ DATA_DIR: home });
  await stopServer(before);
  while (databaseProcesses(home).length > 0) await sleep(50);
  execFileSync('mount', ['-o', 'remount,ro', home]);
  const began = performance.now();
  const server = await spawnServer({ DATA_DIR: home });
  const code = await Promise.race([server.exited, sleep(STOPS_WITHIN_MS, 'still runs' as const)]);
  console.log(
    `read-only folder: exit ${code} after ${(performance.now() - began).toFixed(0)} ms; it said: ${server.said().trim().slice(0, 400)}`,
  );
  if (code === 'still runs') await stopServer(server);
}
