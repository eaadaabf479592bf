/** Screens loaded on demand, ahead of time if possible, and again after a failure (React.lazy never recovers from one). */
import { type ComponentType, use } from 'react';

const failed = new Set<() => void>();

/** Lets every load that failed be tried anew; for the error screen's "Try Again". */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A screen, or a large part of one, from a module of its own. Suspends while it loads, throws when loading failed. */
export function lazyRoute<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  let loading: Promise<Module | undefined> | undefined;
  let ready: Module | undefined;
  let waitedFor = false;

  const preload = () => {
    if (!loading) {
      loading = load();
      loading.then(
        (module) => {
          ready = module;
        },
        () => {
          const forget = () => {
            loading = undefined;
          };
          // Nobody waited for what was loaded ahead: it is tried anew once somebody does.
          if (waitedFor) failed.add(forget);
          else forget();
        },
      );
    }
    return loading;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each, when the app starts
  function Screen(props: Props) {
    // What was loaded ahead is shown at once, without a spinner that flashes by.
    // Whoever had to wait goes on asking the promise, as React wants it.
    waitedFor ||= !ready;
    const module = waitedFor ? use(preload()) : ready;
    // A cancelled preload-error event leaves no module behind; whoever cancelled it takes care of what follows.
    const Loaded = module && pick(module);
    return Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(Screen, { preload });
}

/** Turns the bundler's event into ours: `preload-error`, which a listener may cancel; else the load rethrows. */
export function announceFailedLoads(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const cancelled = !window.dispatchEvent(
      new CustomEvent('preload-error', { detail: event.payload, cancelable: true }),
    );
    if (cancelled) event.preventDefault();
  });
}
