/** Cards that change places glide there, so that the owner sees what the answer did. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motionReduced } from '#web/lib/preferences.ts';

/** `order` names the list's children from top to bottom. */
export function useReorder(list: RefObject<HTMLElement | null>, order: readonly string[]): void {
  const before = useRef(new Map<string, number>());
  const names = order.join('\n');

  useLayoutEffect(() => {
    const children = [...(list.current?.children ?? [])];
    const keys = names.split('\n');
    const after = new Map(children.map((child, at) => [keys[at] ?? '', child.getBoundingClientRect().top + scrollY]));
    if (!motionReduced()) {
      const time = getComputedStyle(document.documentElement).getPropertyValue('--d-calm');
      for (const [at, child] of children.entries()) {
        const key = keys[at] ?? '';
        const moved = (before.current.get(key) ?? after.get(key) ?? 0) - (after.get(key) ?? 0);
        if (moved) {
          child.animate?.([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
            duration: Number.parseFloat(time) || 0,
            easing: 'ease-out',
          });
        }
      }
    }
    before.current = after;
  }, [list, names]);
}
