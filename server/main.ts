/** The program: listens at once, then opens the database, and stops in good order when told to. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { keepClean } from './cleaning.ts';
import { readConfig, startedByNpm } from './config.ts';
import { NeedsAPerson } from './db/needs-a-person.ts';
import { type Database, prepareDatabase } from './db/open.ts';
import { prepareReplica, type Replica } from './db/replica.ts';
import { watchEventLoop } from './http/event-loop.ts';
import { createLog } from './http/log.ts';
import { COMPILED } from './knowledge/compiled.ts';
import { loadMind } from './knowledge/load.ts';

/** This file lies one folder below the root, bundled or not. */
const ROOT = join(import.meta.dirname, '..');
const STOP_WITHIN_MS = 10_000;
const CLOSE_IDLE_EVERY_MS = 50;
const TRY_AGAIN_MS = 1_000;
const LOOK_FOR_NPM_MS = 1_000;

const config = configOrExit();
const log = createLog(config.LOG_LEVEL);
const lifecycle = { ready: false, stopping: false };
const clock = () => new Date();
let stopCleaning = () => {};
const database = databaseOrExit();
if (process.argv[2] === 'migrate') await migrateAndExit();
const replica = config.DATABASE_REPLICA_URL === undefined ? undefined : replicaAt(config.DATABASE_REPLICA_URL);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
if (startedByNpm()) stopWithNpm();

let app: FastifyInstance | undefined;
await database.begin();
const eventLoop = watchEventLoop();
const mind = loadMind(join(ROOT, COMPILED));
app = await buildApp({
  config,
  db: database.db,
  ...(replica && { replica }),
  clock,
  log,
  lifecycle,
  eventLoop,
  webFolder: join(ROOT, 'dist/web'),
  mind,
});

await app.listen({ host: config.HOST, port: config.PORT }).catch(exitWithoutPort);
eventLoop.startAnew();
await openDatabase();
replica?.watch();
stopCleaning = keepClean(database.db, clock, (err) => log.warn({ err }, 'clearing away failed'));

function configOrExit() {
  try {
    return readConfig();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function databaseOrExit(): Database {
  try {
    return prepareDatabase({
      url: config.DATABASE_URL,
      dataDir: config.DATA_DIR,
      migrationsFolder: join(ROOT, 'server/db/migrations'),
      alone: true,
      onError: (err) => log.warn({ err }, 'a database connection broke'),
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function replicaAt(url: string): Replica {
  return prepareReplica({
    url,
    first: database.db,
    onChange: (state, err) =>
      state === 'in use'
        ? log.info('lists are read from the replica')
        : log.warn({ err, state }, 'the replica is left out'),
  });
}

/** For a job that runs before new servers come. */
async function migrateAndExit(): Promise<never> {
  try {
    await database.open();
    await database.close();
    process.exit(0);
  } catch (err) {
    log.error({ err }, 'the database was not migrated');
    process.exit(1);
  }
}

async function exitWithoutPort(error: Error & { code?: string }): Promise<never> {
  const taken = error.code === 'EADDRINUSE' ? 'Something else listens there: stop it, or choose another PORT.' : '';
  console.error(`Cannot listen on ${config.HOST}:${config.PORT} (${error.code ?? error.message}). ${taken}`);
  // What was begun for nobody ends.
  await database.close().catch(() => {});
  process.exit(1);
}

/** A server elsewhere may still be starting, so it is asked again; an embedded one that fails is for a person to mend. */
async function openDatabase(): Promise<void> {
  while (!lifecycle.stopping) {
    try {
      await database.open();
      lifecycle.ready = true;
      log.info('ready');
      return;
    } catch (err) {
      if (err instanceof NeedsAPerson) console.error(err.message);
      else log.error({ err }, 'the database did not open');
      if (config.DATABASE_URL === undefined) return stop('no database', 1);
      await sleep(TRY_AGAIN_MS);
    }
  }
}

/** Requests in flight are answered, then the database is closed. */
async function stop(why: string, exitCode = 0): Promise<void> {
  if (lifecycle.stopping) return;
  lifecycle.stopping = true;
  log.info({ why }, 'stopping');
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  stopCleaning();
  // A browser keeps its connection open after the last answer; it must not keep us.
  setInterval(() => app?.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS).unref();
  await app?.close();
  await replica?.close();
  await database.close();
  process.exit(exitCode);
}

/** npm dies of a signal without passing it on; its program must not outlive it. */
function stopWithNpm(): void {
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) void stop('npm is gone');
  }, LOOK_FOR_NPM_MS).unref();
}
