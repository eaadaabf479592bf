/** postmaster.pid: whose database this is. */
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isZombie, nameOf, worksIn } from './process.ts';

const lockFile = (folder: string) => join(folder, 'postmaster.pid');

/** The process that holds the database, dead or alive; nothing when it was stopped in good order. */
export function postmasterOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(lockFile(folder), 'utf8').split('\n')[0]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * After a restart of a container the lock may name a living process that has nothing to do with it, or a dead one that
 * nobody buries; PostgreSQL would refuse both. The file goes only then, and only if no postgres works in the folder.
 * The lock of a dead process is left to PostgreSQL, which also looks for its surviving children.
 */
export function dropStrangersLock(folder: string): void {
  const pid = postmasterOf(folder);
  if (pid === undefined) return;
  const name = nameOf(pid);
  if (name === undefined || (name === 'postgres' && !isZombie(pid))) return;
  if (!worksIn('postgres', realpathSync(folder))) rmSync(lockFile(folder), { force: true });
}
