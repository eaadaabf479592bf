/** Whose database this is: postmaster.pid, and the lock of its socket. */
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';
import { isZombie, nameOf, worksIn } from './process.ts';

const lockFile = (folder: string) => join(folder, 'postmaster.pid');
const socketLock = (folder: string) => join(folder, '.s.PGSQL.5432.lock');

/** The process that holds the database, dead or alive; nothing when it was stopped in good order. */
export const postmasterOf = (folder: string): number | undefined => holderOf(lockFile(folder));

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * After a restart of a container a lock may name a living process that has nothing to do with it, or a dead one that nobody
 * has buried yet; PostgreSQL would refuse both. A file goes only then, and only if no postgres works in the folder.
 * The lock of a dead process is left to PostgreSQL, which also looks for its surviving children.
 */
export function dropStrangersLocks({ cluster, socket }: Place): void {
  for (const file of [lockFile(cluster), socketLock(socket)]) {
    const pid = holderOf(file);
    if (pid === undefined) continue;
    const name = nameOf(pid);
    if (name === undefined || (name === 'postgres' && !isZombie(pid))) continue;
    if (!worksIn('postgres', realpathSync(cluster))) rmSync(file, { force: true });
  }
}
