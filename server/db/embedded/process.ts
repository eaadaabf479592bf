/** What can be told about other processes. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Whether a process has this id. One that belongs to somebody else counts too. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The name of a process where the system tells it (Linux), or nothing. */
export function nameOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Dead, but not yet buried by its parent: such a process still answers to its id. */
export function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ''));
  } catch {
    return false;
  }
}

function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Whether any process of that name works in that folder. */
export const worksIn = (name: string, folder: string): boolean =>
  readdirSync('/proc')
    .map(Number)
    .some((pid) => pid > 0 && nameOf(pid) === name && folderOf(pid) === folder);
