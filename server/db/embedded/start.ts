/**
 * A real PostgreSQL in this program's own folder, on a Unix socket alone. However many servers start at once, one
 * postmaster runs; one that outlived its server is taken over.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers } from './answers.ts';
import { usableBinaries } from './binaries.ts';
import { makeCluster, runOptions } from './cluster.ts';
import { dropStrangersLocks, postmasterOf } from './lock-file.ts';
import { type OperatingUser, operatingUser } from './operating-user.ts';
import { type Place, placeFor } from './place.ts';
import { isAlive } from './process.ts';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const LOOK_AGAIN_MS = 10;
/**
 * Before it trusts its files again, a database that was killed has them written out: file by file, of which there are fifteen
 * hundred, or all at once where the system can.
 */
const AFTER_A_CRASH = process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : [];
const TRY_AGAIN_MS = 250;

export interface EmbeddedDatabase {
  place: Place;
  /** Finds the running postmaster or starts one. Told as soon as other processes are at work on it, if it comes to that. */
  start(onWaiting?: () => void): Promise<void>;
  /** Ends it in good order: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

export function embeddedDatabase(dataDir: string, settings: string[] = []): EmbeddedDatabase {
  const user = operatingUser();
  const place = placeFor(dataDir, user);
  return {
    place,
    start: async (onWaiting = () => {}) => {
      if (postmasterOf(place.cluster) !== undefined && (await answers(place.socket))) return;
      const binaries = await usableBinaries(user, place.home);
      await makeCluster(binaries, user, place.cluster, onWaiting);
      dropStrangersLocks(place);
      const started = startPostmaster(binaries, user, place, settings);
      onWaiting();
      await started;
    },
    stop: () => stopPostmaster(place),
  };
}

/**
 * Tries again until the deadline: children of a killed postmaster may still be leaving, or another server is starting
 * the same database.
 */
async function startPostmaster(binaries: string, user: OperatingUser, place: Place, settings: string[]): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let said = '';
  while (Date.now() < deadline) {
    const child = spawnPostmaster(binaries, user, place, settings);
    child.stderr?.on('data', (text) => {
      said = (said + text).slice(-2000);
    });
    if (await comesUp(child, place, deadline)) return;
    await sleep(TRY_AGAIN_MS);
    if (await answers(place.socket)) return;
  }
  throw new Error(
    `The embedded database in ${place.cluster} did not start. It said:\n${said || `see ${place.cluster}/log`}`,
  );
}

async function comesUp(child: ChildProcess, { socket }: Place, deadline: number): Promise<boolean> {
  let gone = false;
  child.once('exit', () => {
    gone = true;
  });
  child.once('error', () => {
    gone = true;
  });
  while (!gone && Date.now() < deadline) {
    if (await answers(socket)) {
      // It shall outlive us when we are killed: the next server takes it over.
      child.unref();
      child.stderr?.destroy();
      return true;
    }
    await sleep(LOOK_AGAIN_MS);
  }
  return false;
}

function spawnPostmaster(binaries: string, user: OperatingUser, place: Place, settings: string[]): ChildProcess {
  const set = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'shared_buffers=64MB',
    'logging_collector=on',
    'log_filename=postgres.log',
    'log_rotation_age=0',
    'log_rotation_size=0',
    'log_truncate_on_rotation=off',
    // Not errors: their details quote what owners typed.
    'log_min_messages=log',
    'log_checkpoints=off',
    ...AFTER_A_CRASH,
    ...settings,
  ];
  return spawn(
    join(binaries, 'bin/postgres'),
    ['-D', place.cluster, '-k', place.socket, ...set.flatMap((setting) => ['-c', setting])],
    { ...runOptions(user), stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
}

async function stopPostmaster({ cluster }: Place): Promise<void> {
  const pid = postmasterOf(cluster);
  if (pid === undefined || !isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  // Its last act is to take its lock away.
  while (postmasterOf(cluster) === pid && isAlive(pid) && Date.now() < deadline) await sleep(LOOK_AGAIN_MS);
}
