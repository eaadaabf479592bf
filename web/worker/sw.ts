/** The service worker: the app starts without a connection, and what was read last can be read again. */
import { forgetOwner, freshOrKept } from './keep.ts';
import { changesOwner, keptAs } from './what-is-kept.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: every file of the app, and a name for exactly these. */
declare const FILES: string[];
declare const VERSION: string;

const PAGE = '/';
const APP = 'app-';
/** A page is fetched anew as long as that goes quickly; after this it starts as it was kept. */
const PAGE_WITHIN_MS = 4_000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(APP + VERSION).then((cache) => cache.addAll([PAGE, ...FILES])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // The one before stays too: another tab may still be running it, and the server no longer has its files.
      const apps = (await caches.keys()).filter((name) => name.startsWith(APP) && name !== APP + VERSION);
      await Promise.all(apps.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

/** A page asks whether it is of this version already; or its owner has agreed to the change. */
self.addEventListener('message', (event) => {
  const { knows, takeOver } = event.data as { knows?: string[]; takeOver?: boolean };
  if (knows) event.ports[0]?.postMessage(knows.every((name) => FILES.includes(name)));
  if (takeOver) void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  const kept = keptAs(request.method, pathname);
  if (kept) event.respondWith(freshOrKept(request, kept));
  else if (changesOwner(request.method, pathname)) event.respondWith(changeOwner(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (request.method === 'GET' && FILES.includes(pathname)) event.respondWith(file(request));
  else if (request.method === 'GET' && pathname.startsWith('/assets/')) event.respondWith(file(request));
});

async function changeOwner(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await forgetOwner();
  return response;
}

/** Files never change under their names, so a kept one is as good as a fetched one. */
const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

/** Every address of the app is the same page. */
async function page(request: Request): Promise<Response> {
  const own = (await caches.open(APP + VERSION)).match(PAGE);
  const fetched = fetch(request);
  const slow = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_WITHIN_MS));
  try {
    const answer = await Promise.race([fetched, slow]);
    // A proxy before a server that is starting has no page; the app has, and waits for the server by itself.
    if (answer && answer.status < 500) return answer;
    return (await own) ?? (await fetched);
  } catch {
    return (await own) ?? Response.error();
  }
}
