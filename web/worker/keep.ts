/** The answers kept for times without a connection. What belongs to an owner never outlives the owner's session here. */
import { CACHES, type Kept, MOST } from './what-is-kept.ts';

/** Counts whenever somebody else may have come: an answer asked for before that is not kept after it. */
let era = 0;

/** Nothing private is left, nor comes back with an answer that is still on its way. */
export async function forgetOwner(): Promise<void> {
  era += 1;
  await caches.delete(CACHES.private);
}

/** From the network, and kept; without a connection, as it was kept. */
export async function freshOrKept(request: Request, kept: Kept): Promise<Response> {
  let began = era;
  let response: Response;
  try {
    response = await fetch(request);
  } catch {
    // A cookie is the same for all that is in the cache, and nothing else varies.
    const cache = await caches.open(CACHES[kept]);
    return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
  }
  const mine = kept === 'private';
  if (mine && began === era && (await isOfSomeoneElse(request, response.clone()))) {
    await forgetOwner();
    began = era;
  }
  // That nobody is signed in is worth knowing too: a guest's screens work offline.
  const worthKeeping = response.ok || (mine && response.status === 401);
  if (worthKeeping) await keep(request, response.clone(), kept, () => !mine || began === era);
  return response;
}

/** No session any more, or another account's: told by any private answer, whatever way the session ended. */
async function isOfSomeoneElse(request: Request, response: Response): Promise<boolean> {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(CACHES.private);
  if (response.status === 401) return (await cache.match('/api/user', { ignoreVary: true }))?.ok ?? true;
  if (pathname !== '/api/user' || !response.ok) return false;
  const known = await cache.match(request, { ignoreVary: true });
  return known !== undefined && (await idOf(known)) !== (await idOf(response));
}

const idOf = async (response: Response): Promise<unknown> =>
  response.json().then(
    (user: { id?: unknown }) => user.id,
    () => undefined,
  );

async function keep(request: Request, response: Response, kept: Kept, still: () => boolean): Promise<void> {
  const cache = await caches.open(CACHES[kept]);
  // Between this look and the storing nobody else has a turn.
  if (!still()) return;
  await cache.put(request, response);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST[kept]))) await cache.delete(old);
}
