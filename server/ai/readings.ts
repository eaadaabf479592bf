/** Signs read a moment ago: an answered question brings the same words again, and must not be paid for twice. */
import { createHash } from 'node:crypto';
import type { OfferedSign } from '#engine/offered.ts';

const MOST = 500;

export interface Readings {
  find(key: string): OfferedSign[] | undefined;
  keep(key: string, signs: OfferedSign[]): void;
}

export function readings(): Readings {
  const kept = new Map<string, OfferedSign[]>();
  return {
    find: (key) => kept.get(key),
    keep(key, signs) {
      kept.set(key, signs);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
  };
}

export const readingKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64');
