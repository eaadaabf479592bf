/** Is the server there? Asked once at start; only a bad answer shows the loading screen, which stays until a good one. */
import { health } from '#contract/health.ts';
import { clientId } from '#web/lib/client-id.ts';
import { serverAddress } from '#web/lib/server-address.ts';

export const HEALTH_TIMEOUT_MS = 1_500;
export const FIRST_RETRY_MS = 800;
export const RETRY_MS = 400;
/** A retry waits longer: over a slow network no answer ever comes within the first time. */
export const RETRY_TIMEOUT_MS = 10_000;
export const PROGRESS = { step: 12, everyMs: 250, most: 85, done: 100 } as const;

export interface StartUp {
  connected: boolean;
  progress: number;
}

/** The app starts as connected, and ends so. */
export const CONNECTED: StartUp = { connected: true, progress: PROGRESS.done };

/** Reports each change until the server is there; returns what stops it. */
export function watchStartUp(report: (state: StartUp) => void): () => void {
  let stopped = false;
  let progress = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    progress = Math.min(PROGRESS.most, progress + PROGRESS.step);
    report({ connected: false, progress });
  };
  const check = async (wait: number, patience: number) => {
    const healthy = await isHealthy(patience);
    if (stopped) return;
    // Without a connection there is nothing to wait for here: the app opens with what it has kept.
    if (healthy || !navigator.onLine) {
      if (ticking) report(CONNECTED);
      clearInterval(ticking);
      ticking = undefined;
      if (!healthy) window.addEventListener('online', again, { once: true });
      return;
    }
    if (!ticking) {
      report({ connected: false, progress });
      ticking = setInterval(tick, PROGRESS.everyMs);
    }
    retry = setTimeout(() => void check(RETRY_MS, RETRY_TIMEOUT_MS), wait);
  };
  const again = () => void check(FIRST_RETRY_MS, HEALTH_TIMEOUT_MS);
  again();

  return () => {
    stopped = true;
    window.removeEventListener('online', again);
    clearTimeout(retry);
    clearInterval(ticking);
  };
}

/** Only the status is read; no answer within the time is a bad one. */
async function isHealthy(patience: number): Promise<boolean> {
  const abort = new AbortController();
  // After an answer it stops nothing any more.
  setTimeout(() => abort.abort(), patience);
  try {
    const response = await fetch(serverAddress(health.path), {
      headers: { 'x-client-id': clientId() },
      credentials: 'include',
      signal: abort.signal,
    });
    return response.ok;
  } catch {
    return false;
  }
}
