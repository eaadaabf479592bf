/** What the browser keeps for us, checked when read: somebody else, an older version or a full disk may have been there. */
import * as z from 'zod/mini';

export interface Stored<Value> {
  read: () => Value;
  write: (value: Value) => void;
  remove: () => void;
  /** For `useSyncExternalStore`; also told of changes made in another tab. */
  subscribe: (tell: () => void) => () => void;
}

export const forThisBrowser = () => localStorage;
export const forThisTab = () => sessionStorage;

const everything: { key: string; area: () => Storage; remove: () => void }[] = [];

/** Empties an area but for the named keys; also of what a screen that is not loaded has kept there. */
export function forgetAllBut(staying: readonly string[], area: () => Storage): void {
  for (const one of everything) if (one.area === area && !staying.includes(one.key)) one.remove();
  try {
    for (const key of Object.keys(area())) if (!staying.includes(key)) area().removeItem(key);
  } catch {
    // Where nothing can be kept nothing is left.
  }
}

/** A value under a key. Unreadable or misshapen, it is the fallback; where nothing can be kept, it lives as long as the page. */
export function stored<Shape extends z.ZodMiniType>(
  key: string,
  shape: Shape,
  fallback: z.output<Shape>,
  area: () => Storage = forThisBrowser,
  onUnreadable: () => void = () => undefined,
): Stored<z.output<Shape>> {
  let text: string | null | undefined;
  let value = fallback;
  let unkept: string | null | undefined;
  const listeners = new Set<() => void>();

  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const parse = (json: string | null) => {
    if (json === null) return fallback;
    const checked = z.safeParse(
      shape,
      attempt<unknown>(() => JSON.parse(json), undefined),
    );
    if (checked.success) return checked.data;
    onUnreadable();
    return fallback;
  };
  const put = (json: string | null) => {
    const kept = attempt(() => {
      if (json === null) area().removeItem(key);
      else area().setItem(key, json);
      return true;
    }, false);
    unkept = kept ? undefined : json;
    for (const tell of listeners) tell();
  };

  const remove = () => put(null);
  everything.push({ key, area, remove });

  return {
    read: () => {
      const now = unkept !== undefined ? unkept : attempt(() => area().getItem(key), null);
      // The same text gives the same object, so that React sees no change where there is none.
      if (now !== text) {
        text = now;
        value = parse(now);
      }
      return value;
    },
    write: (next) => put(JSON.stringify(next)),
    remove,
    subscribe: (tell) => {
      const elsewhere = (event: StorageEvent) => {
        if (event.key === key || event.key === null) tell();
      };
      listeners.add(tell);
      window.addEventListener('storage', elsewhere);
      return () => {
        listeners.delete(tell);
        window.removeEventListener('storage', elsewhere);
      };
    },
  };
}

/** For what is better lost than mistaken: a value that finds no room does not leave the one before it in its place. */
export const leavingNoFormer = <Value>(store: Stored<Value>): Stored<Value> => ({
  ...store,
  write: (next) => {
    store.remove();
    store.write(next);
  },
});
