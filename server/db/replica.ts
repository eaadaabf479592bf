/** A copy of the database that follows the first: for reads that may be some seconds late, as long as it keeps up. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from './open.ts';
import { openPool } from './pool.ts';

/** What the health says of it. */
export type ReplicaState = 'in use' | 'behind' | 'away';

export interface Replica {
  db: Db;
  state(): ReplicaState;
  /** A read failed there: until the next look it is left out. */
  failed(error: unknown): void;
  /** Compares it with the first database. */
  look(): Promise<void>;
  /** Looks every second, without keeping the program alive for it. */
  watch(): void;
  close(): Promise<void>;
}

export interface ReplicaSettings {
  url: string;
  first: Db;
  /** Told when it begins to be used, and why it is left out. */
  onChange: (state: ReplicaState, error?: unknown) => void;
  now?: () => number;
}

const LOOK_EVERY_MS = 1_000;
/** What was written before so long is there, or it is left out. */
const BEHIND_AT_MOST_MS = 5_000;
/** A look that takes longer than that leaves it out too. */
const LOOKED_AT_MOST_MS_AGO = 5_000;
/** An hour of looks; what is written after it counts as if it had been written then. */
const MOST_REMEMBERED = 3_600;
/** So whoever wrote finds it in the copy after this, with time to spare for clocks. */
export const THERE_AFTER_S = 15;

const POOL = { max: 20, connectionTimeoutMillis: 1_000, idleTimeoutMillis: 60_000, query_timeout: 3_000 };

export function prepareReplica({ url, first, onChange, now = () => performance.now() }: ReplicaSettings): Replica {
  const pool = openPool({ connectionString: url, ...POOL }, () => {});
  /** How far the first database had written, and when: what the copy has not reached yet. */
  let ahead: { place: bigint; at: number }[] = [];
  let state: ReplicaState | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const become = (next: ReplicaState, error?: unknown) => {
    if (next === state) return;
    state = next;
    onChange(next, error);
  };

  const look = async () => {
    const at = now();
    try {
      const [written] = (await first.execute<{ place: string }>('select pg_current_wal_lsn()::text as place')).rows;
      const { rows } = await pool.query<{ place: string | null }>(
        'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as place',
      );
      const reached = rows[0]?.place;
      if (!written || !reached) throw new Error('DATABASE_REPLICA_URL names a database that follows no other');
      const last = ahead.at(-1);
      if (last && ahead.length >= MOST_REMEMBERED) last.place = placeOf(written.place);
      else ahead.push({ place: placeOf(written.place), at });
      ahead = ahead.filter(({ place }) => place > placeOf(reached));
      lookedAt = at;
      become(at - (ahead[0]?.at ?? at) > BEHIND_AT_MOST_MS ? 'behind' : 'in use');
    } catch (error) {
      become('away', error);
    }
  };

  return {
    db: drizzle(pool),
    state: () => (state === 'in use' && now() - lookedAt > LOOKED_AT_MOST_MS_AGO ? 'behind' : (state ?? 'away')),
    failed: (error) => become('away', error),
    look,
    watch: () => {
      const again = async () => {
        await look();
        if (timer) timer = setTimeout(again, LOOK_EVERY_MS).unref();
      };
      timer = setTimeout(again, 0).unref();
    },
    close: () => {
      clearTimeout(timer);
      timer = undefined;
      return pool.end();
    },
  };
}

/** A place in what a database has written: two halves, in hexadecimal. */
function placeOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** From the copy while it keeps up; from the first database when it does not, or when the read fails there. */
export const preferReplica =
  (first: Db, replica: Replica | undefined) =>
  async <Result>(read: (db: Db) => Promise<Result>): Promise<Result> => {
    if (replica?.state() !== 'in use') return read(first);
    try {
      return await read(replica.db);
    } catch (error) {
      replica.failed(error);
      return read(first);
    }
  };

export function tellReplica(registry: Registry, replica: Replica): void {
  new Gauge({
    name: 'database_replica_in_use',
    help: '1 while lists are read from the replica, 0 while it is behind or away',
    registers: [registry],
    collect() {
      this.set(replica.state() === 'in use' ? 1 : 0);
    },
  });
}
