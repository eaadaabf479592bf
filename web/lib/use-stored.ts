/** A stored value as the screen sees it. */
import { useSyncExternalStore } from 'react';
import type { Stored } from './storage.ts';

export const useStored = <Value>(store: Stored<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.read, store.read);
