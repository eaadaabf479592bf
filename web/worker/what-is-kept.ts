/** Which answers of the server the worker keeps for times without a connection, and which calls put an end to them. */

/** Belongs to whoever is signed in: gone as soon as that may be somebody else. */
const PRIVATE = [
  /^\/api\/(user|car|cars|history|premium-status)$/,
  /^\/api\/sessions\/\d+\/results$/,
  // The list has the owner's own guides in it; those have short numbers, written ones long ones or a job's name.
  /^\/api\/tutorials(\/\d{1,9})?$/,
];
/** The same for everyone. */
const PUBLIC = [/^\/api\/tutorials\/[^/]+$/, /^\/api\/(lamps|labour-rates)$/];

/** After these somebody else may be sitting here. */
const CHANGES_OWNER = /^\/api\/(login|logout|register|user-delete|password-reset\/complete)$/;

export const CACHES = { private: 'private', public: 'public' } as const;

/** How many answers each keeps; the oldest go first. */
export const MOST = { private: 60, public: 80 } as const;

export type Kept = keyof typeof CACHES;

export function keptAs(method: string, path: string): Kept | undefined {
  if (method !== 'GET') return undefined;
  if (PRIVATE.some((pattern) => pattern.test(path))) return 'private';
  return PUBLIC.some((pattern) => pattern.test(path)) ? 'public' : undefined;
}

export const changesOwner = (method: string, path: string): boolean => method === 'POST' && CHANGES_OWNER.test(path);
