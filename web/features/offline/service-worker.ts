/** The page's half of the service worker: puts it in place, and asks before a new version takes over. */

/** A tab may stay open for weeks; it looks for a new version when somebody returns to it, but not more often than this. */
const LOOK_AGAIN_MS = 60 * 60_000;
const ANSWER_WITHIN_MS = 2_000;
/** A newcomer's phone first loads the other screens: a worker that fetches every file beside that holds both up. */
const FIRST_AFTER_MS = 4_000;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The content security policy takes the address of a worker from a policy only, which here knows one address. */
const address = (): string => {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const worker = '/sw.js';
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => worker }).createScriptURL('') ?? worker;
};

/** `offer` is told of a version that waits, and gets what makes it take over and reload the page. */
export function keepServiceWorker(offer: (takeOver: () => void) => void): () => void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container || !import.meta.env.PROD) return () => undefined;
  let registration: ServiceWorkerRegistration | undefined;
  let looked = Date.now();

  const consider = async (waiting: ServiceWorker) => {
    // The page came from the network and is of the new version already: nothing is lost by changing over.
    if (await knowsThisPage(waiting)) return waiting.postMessage({ takeOver: true });
    offer(() => {
      container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      waiting.postMessage({ takeOver: true });
    });
  };
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration?.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);

  const begin = () => {
    container.register(address()).then(
      (registered: ServiceWorkerRegistration | undefined) => {
        registration = registered;
        // A browser that keeps workers away may answer with nothing.
        if (!registered) return;
        if (registered.waiting && container.controller) void consider(registered.waiting);
        registered.addEventListener('updatefound', () => {
          const { installing } = registered;
          installing?.addEventListener('statechange', () => {
            if (installing.state === 'installed' && container.controller) void consider(installing);
          });
        });
      },
      // Without it the app works as before, only not offline.
      (error: unknown) => console.warn('No service worker', error),
    );
  };
  const timer = setTimeout(begin, container.controller ? 0 : FIRST_AFTER_MS);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

function knowsThisPage(worker: ServiceWorker): Promise<boolean> {
  // All of them: a library's file keeps its name when the app's own has changed.
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
  const knows = scripts.map(({ src }) => new URL(src).pathname);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
    worker.postMessage({ knows }, [port2]);
  });
}
