/** Keeps answers for a while, so that the same question is not asked of others again and again. */

interface Kept<Value> {
  value: Promise<Value>;
  until: number;
}

/** At most `most` answers, each for `forMs`; a failure is forgotten at once. Callers who ask together share one answer. */
export function remember<Value>(
  ask: (key: string) => Promise<Value>,
  { forMs, most, now }: { forMs: number; most: number; now: () => number },
): (key: string) => Promise<Value> {
  const kept = new Map<string, Kept<Value>>();
  return (key) => {
    const found = kept.get(key);
    if (found && found.until > now()) return found.value;
    kept.delete(key);
    const value = ask(key);
    kept.set(key, { value, until: now() + forMs });
    value.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return value;
  };
}
