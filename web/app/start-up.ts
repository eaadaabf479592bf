/** Is the server there? Asked once at start; only a bad answer shows the loading screen, which stays until a good one. */
import { health } from '#contract/health.ts';
import { clientId } from '#web/lib/client-id.ts';
import { serverAddress } from '#web/lib/server-address.ts';

export const HEALTH_TIMEOUT_MS = 1_500;
export const FIRST_RETRY_MS = 800;
export const RETRY_MS = 400;
export const PROGRESS = { step: 12, everyMs: 250, most: 85, done: 100 } as const;

export interface StartUp {
  connected: boolean;
  progress: number;
}

/** The app starts as connected. */
export const AT_START: StartUp = { connected: true, progress: PROGRESS.done };

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
  const check = async (wait: number) => {
    const healthy = await isHealthy();
    if (stopped) return;
    if (healthy) {
      if (ticking) report({ connected: true, progress: PROGRESS.done });
      clearInterval(ticking);
      return;
    }
    // Without a connection there is nothing to wait for here: the app opens with what it has kept.
    if (!navigator.onLine) {
      if (ticking) report({ connected: true, progress: PROGRESS.done });
      clearInterval(ticking);
      ticking = undefined;
      window.addEventListener('online', again, { once: true });
      return;
    }
    if (!ticking) {
      report({ connected: false, progress });
      ticking = setInterval(tick, PROGRESS.everyMs);
    }
    retry = setTimeout(() => void check(RETRY_MS), wait);
  };
  const again = () => void check(FIRST_RETRY_MS);
  again();

  return () => {
    stopped = true;
    window.removeEventListener('online', again);
    clearTimeout(retry);
    clearInterval(ticking);
  };
}

/** Only the status is read; no answer within the time is a bad one. */
async function isHealthy(): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), HEALTH_TIMEOUT_MS);
  try {
    const response = await fetch(serverAddress(health.path), {
      headers: { 'x-client-id': clientId() },
      credentials: 'include',
      signal: abort.signal,
    });
    return response.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
