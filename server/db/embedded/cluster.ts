/** The database's files: made whole or not at all. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { makePrivate, type OperatingUser } from './operating-user.ts';
import { isAlive } from './process.ts';

/** How PostgreSQL's programs are called: as whom, with nothing of our own environment. */
export const runOptions = (user: OperatingUser) => ({
  ...user,
  cwd: '/',
  env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: process.platform === 'darwin' ? 'C' : 'C.UTF-8', TZ: 'UTC' },
});

/** macOS has no C.UTF-8. */
const LOCALE = process.platform === 'darwin' ? ['--locale=en_GB.UTF-8', '--lc-collate=C'] : ['--locale=C.UTF-8'];

/** Makes the cluster in `folder` unless it is there. A kill in the middle leaves nothing half-made. */
export async function makeCluster(
  binaries: string,
  user: OperatingUser,
  folder: string,
  onWaiting: () => void,
): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const parent = dirname(folder);
  const besides = `${basename(folder)}.new-`;
  for (const left of readdirSync(parent).filter((name) => name.startsWith(besides)))
    if (!isAlive(Number.parseInt(left.slice(besides.length), 10)))
      rmSync(join(parent, left), { recursive: true, force: true });

  const beside = join(parent, `${besides}${process.pid}-${randomUUID()}`);
  makePrivate(user, beside);
  const made = promisify(execFile)(
    join(binaries, 'bin/initdb'),
    [
      '-D',
      beside,
      '-U',
      'app',
      '-A',
      'trust',
      '-E',
      'UTF8',
      ...LOCALE,
      '--no-instructions',
      '-c',
      'max_connections=60',
    ],
    runOptions(user),
  );
  onWaiting();
  await made;
  try {
    renameSync(beside, folder);
  } catch (error) {
    // Another process was first: its cluster is as good.
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error;
  }
  syncFolder(parent);
}

/** The rename itself must survive a power cut. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
