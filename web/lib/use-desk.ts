/** Whether there is room for two columns. The order of the page differs, so the style sheet alone cannot do it. */
import { useSyncExternalStore } from 'react';
import { accessibilityStore, roomForDesk } from './preferences.ts';

const subscribe = (tell: () => void) => {
  const unsubscribe = accessibilityStore.subscribe(tell);
  window.addEventListener('resize', tell);
  return () => {
    unsubscribe();
    window.removeEventListener('resize', tell);
  };
};

export const useDesk = (): boolean => useSyncExternalStore(subscribe, roomForDesk, () => false);
