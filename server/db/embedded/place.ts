/** Where the embedded database lives. */
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { NeedsAPerson } from '../needs-a-person.ts';
import { canReach, makePrivate, type OperatingUser } from './operating-user.ts';

export interface Place {
  /** Holds everything below. */
  home: string;
  cluster: string;
  /** The folder of the Unix socket: how servers find the database. */
  socket: string;
}

/** A Unix socket's whole path has to fit in about a hundred bytes on every system. */
const LONGEST_SOCKET_FOLDER = 80;

const shortName = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12);

/** Below `dataDir`; where PostgreSQL's own user cannot go there (root's home), below /var/lib. */
export function placeFor(dataDir: string, user: OperatingUser): Place {
  const wanted = resolve(dataDir);
  try {
    mkdirSync(wanted, { recursive: true });
    const home = canReach(user, wanted) ? wanted : join('/var/lib/car-diagnostics', shortName(wanted));
    mkdirSync(home, { recursive: true });
    accessSync(home, constants.W_OK);

    const inside = join(home, 'socket');
    const socket =
      inside.length <= LONGEST_SOCKET_FOLDER ? inside : join(tmpdir(), `car-diagnostics-${shortName(home)}`);
    makePrivate(user, socket);
    return { home, cluster: join(home, 'postgres'), socket };
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new NeedsAPerson(
      `The data folder ${wanted} cannot be written (${code ?? message}). Make it writable, or name another in DATA_DIR.`,
      { cause },
    );
  }
}
