/** A real PostgreSQL and a real Valkey, as a machine of one's own would have them, and a proxy that shares calls out. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { operatingUser } from '#server/db/embedded/operating-user.ts';
import { freePort } from './running-server.ts';

export interface Machinery {
  databaseUrl: string;
  redisUrl: string;
  stop: () => void;
}

const firstOf = (...names: string[]) => names.find((name) => !spawnSync(name, ['--version']).error);
const postgresFolder = () => globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

/** Nothing, with a sentence, when the machine lacks one of the programs. */
export async function startMachinery(home: string): Promise<Machinery | undefined> {
  const bin = postgresFolder();
  const valkey = firstOf('valkey-server', 'redis-server');
  if (!bin || !existsSync(join(bin, 'postgres')) || !valkey) {
    console.log('left out: it needs PostgreSQL and Valkey (on Debian: postgresql, valkey-server or redis-server)');
    return undefined;
  }
  const user = operatingUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(home, user.uid, user.gid);
  const data = join(home, 'postgres');
  const run = { ...user, cwd: home, stdio: 'ignore' as const };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8'], run);
  const [port, redisPort] = [await freePort(), await freePort()];
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`, '-k', home, '-c', 'max_connections=120'];
  const postgres = spawn(join(bin, 'postgres'), ['-D', data, ...settings], run);
  const redis = spawn(valkey, ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
  while (spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status !== 0) await sleep(50);
  execFileSync(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'app', 'app'], run);
  return {
    databaseUrl: `postgres://app@127.0.0.1:${port}/app`,
    redisUrl: `redis://127.0.0.1:${redisPort}`,
    stop: () => endAll([postgres, redis]),
  };
}

/** Open connections of a database must not keep it: this is the end of the bench. */
function endAll([postgres, redis]: [ChildProcess, ChildProcess]): void {
  postgres.kill('SIGINT');
  redis.kill('SIGKILL');
}

export interface SharingOut {
  origin: string;
  /** Where calls go, in turn. */
  targets: Set<string>;
  server: Server;
}

/** Round robin; a call that reached nobody goes to the next. What a server began and did not answer is the caller's to repeat. */
export async function startProxy(): Promise<SharingOut> {
  const targets = new Set<string>();
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => pass(targets.size));
    const pass = (triesLeft: number): void => {
      const target = [...targets][turn++ % Math.max(1, targets.size)];
      if (target === undefined || triesLeft === 0) {
        outgoing.writeHead(502).end();
        return;
      }
      const { method, url, headers } = incoming;
      const call = request(`${target}${url}`, { method, headers }, (answer) => {
        if (answer.statusCode === 503 && triesLeft > 1 && method === 'GET') {
          answer.resume();
          return pass(triesLeft - 1);
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return pass(triesLeft - 1);
        outgoing.destroy();
      });
      call.end(Buffer.concat(parts));
    };
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${port}`, targets, server };
}
