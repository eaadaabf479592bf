/** Where toasts appear: one at a time, five seconds, swiped away by 50 px, reached by F8. */
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { dismissToast, TOAST_SHOWN_MS, type Toast, toastStore } from './toast-store.ts';

const SWIPE_PX = 50;

interface Words {
  /** Names the region; says how to get there. */
  region: string;
  close: string;
}

export function Toaster({ words }: { words: Words }) {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.now, toastStore.now);
  const region = useRef<HTMLElement>(null);
  const id = toast?.id;

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  useEffect(() => region.current?.showPopover?.(), []);

  // What was opened last lies on top: with a dialog open, the toast must be opened after it.
  useEffect(() => {
    const place = region.current;
    if (id === undefined || !place?.showPopover || !document.querySelector('dialog[open]')) return;
    place.hidePopover();
    place.showPopover();
  }, [id]);

  // Both live regions are always there: one that arrives together with its text is not read out.
  return (
    <section
      ref={region}
      popover="manual"
      tabIndex={-1}
      aria-label={words.region}
      className="print:hidden fixed inset-x-3 m-0 border-0 p-0 top-[max(0.75rem,env(safe-area-inset-top))] bottom-auto mx-auto w-auto max-w-toast overflow-visible bg-transparent text-ink tablet:right-4 tablet:left-auto tablet:mx-0 tablet:w-full"
    >
      <div role="status">
        {toast?.variant === 'default' && <Slip key={toast.id} toast={toast} close={words.close} />}
      </div>
      <div role="alert">
        {toast?.variant === 'destructive' && <Slip key={toast.id} toast={toast} close={words.close} />}
      </div>
    </section>
  );
}

/** One toast. Its clock stands still while someone points at it or has focus in it. */
function Slip({ toast, close }: { toast: Toast; close: string }) {
  const { id, title, description, action, variant, open } = toast;
  const [held, setHeld] = useState(false);
  const [swipe, setSwipe] = useState({ from: 0, by: 0, on: false });

  useEffect(() => {
    if (held || !open) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, held, open]);

  const grab = (event: PointerEvent) => setSwipe({ from: event.clientX, by: 0, on: true });
  const drag = (event: PointerEvent) => {
    if (swipe.on) setSwipe({ ...swipe, by: Math.max(0, event.clientX - swipe.from) });
  };
  const drop = () => {
    if (swipe.on && swipe.by >= SWIPE_PX) dismissToast(id);
    setSwipe({ from: 0, by: 0, on: false });
  };

  const bad = variant === 'destructive';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping and resting on it are shortcuts; the button inside does the same
    <div
      data-state={open ? 'open' : 'closed'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      style={swipe.by ? { transform: `translateX(${swipe.by}px)` } : {}}
      className={`flex touch-pan-y items-start gap-3 rounded-card bg-surface p-4 shadow-lift ${open ? 'animate-rise' : 'pointer-events-none animate-leave'}`}
    >
      <span className={`rounded-pill p-1 ${bad ? 'bg-stop-tint text-stop-ink' : 'bg-brand-tint text-brand-ink'}`}>
        <Icon name={bad ? 'triangle' : 'tick'} />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5 pt-0.5">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-small text-soft">{description}</p>}
        {action}
      </div>
      <IconButton name={close} icon="close" className="-my-2 -mr-2" onClick={() => dismissToast(id)} />
    </div>
  );
}
