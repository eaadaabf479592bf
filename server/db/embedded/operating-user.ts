/** PostgreSQL refuses to run as root: who it runs as instead, and what that user can reach. */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';

/** User and group to drop to; empty when we are not root and PostgreSQL runs as ourselves. */
export interface OperatingUser {
  uid?: number;
  gid?: number;
}

export function operatingUser(): OperatingUser {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account) throw new Error('Running as root, and there is neither a postgres nor a nobody user to drop to');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** Whether `user` may go through to this path: a folder under /root, say, is closed to others. */
export function canReach(user: OperatingUser, path: string): boolean {
  if (user.uid === undefined) return true;
  try {
    execFileSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...user, stdio: 'ignore', cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

/** Makes a folder that belongs to `user` alone. */
export function makePrivate(user: OperatingUser, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
}
