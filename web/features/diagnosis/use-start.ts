/** Begins something once, as soon as it may. */
import { useEffect, useRef, useState } from 'react';

/**
 * Pressed twice, it is still one question; and while something is on its way that belongs to it, it waits.
 * `begin` is always the newest: what has arrived meanwhile goes along.
 */
export function useStart<What>(begin: (what: What) => Promise<unknown>, mustWait: boolean) {
  const [held, setHeld] = useState<What>();
  const begun = useRef(false);
  const run = async (what: What) => {
    await begin(what);
    begun.current = false;
  };
  useEffect(() => {
    if (held === undefined || mustWait) return;
    setHeld(undefined);
    void run(held);
  });
  const start = (what: What) => {
    if (begun.current) return;
    begun.current = true;
    if (mustWait) setHeld(what);
    else void run(what);
  };
  return { start, held };
}

/** Whether the screen that asked is still shown. */
export function useIsHere() {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
