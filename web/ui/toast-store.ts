/** The one toast on the screen: a new one takes the old one's place; a dismissed one leaves a second later. */
import type { ReactNode } from 'react';

export const TOAST_SHOWN_MS = 5_000;
export const TOAST_REMOVED_MS = 1_000;

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  action?: ReactNode;
  variant: 'default' | 'destructive';
  open: boolean;
}

let current: Toast | undefined;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Toast | undefined) {
  current = next;
  for (const tell of listeners) tell();
}

export function toast(text: Pick<Toast, 'title'> & Partial<Pick<Toast, 'description' | 'action' | 'variant'>>): number {
  clearTimeout(removal);
  count += 1;
  set({ variant: 'default', ...text, id: count, open: true });
  return count;
}

/** Closes it at once to the eye; the node goes when its leaving has been seen. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(undefined), TOAST_REMOVED_MS);
}

export const toastStore = {
  now: () => current,
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  },
};
