/** A window over the page: the platform's own dialog, a sheet from below on phones. */
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';

interface Props {
  title: string;
  description?: ReactNode;
  /** Asks before something that cannot be undone; a press outside does not close it. */
  alert?: boolean;
  closeName?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shown while it is rendered. Escape, the cross and a press outside ask to close; focus returns to where it was. */
export function Dialog({ title, description, alert = false, closeName = 'Close', onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || alert) return;
    // `closedby` is not everywhere yet. Pressing begins and ends on the backdrop, so that selecting text cannot close it.
    let pressed = false;
    const down = (event: PointerEvent) => {
      pressed = event.target === dialog;
    };
    const up = (event: PointerEvent) => {
      if (pressed && event.target === dialog) onClose();
    };
    dialog.addEventListener('pointerdown', down);
    dialog.addEventListener('pointerup', up);
    return () => {
      dialog.removeEventListener('pointerdown', down);
      dialog.removeEventListener('pointerup', up);
    };
  }, [alert, onClose]);

  return (
    <dialog
      ref={ref}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-dialog animate-rise overflow-y-auto overscroll-contain rounded-t-card bg-surface text-ink shadow-lift backdrop:bg-scrim tablet:my-auto tablet:rounded-card"
    >
      <div className="grid grid-cols-1 gap-4 p-5">
        <header className="flex items-start justify-between gap-3">
          <div className="grid min-w-0 grid-cols-1 gap-1 pt-1.5">
            <h2 id={`${id}-title`} className="text-title font-bold tracking-tight">
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className="text-soft">
                {description}
              </p>
            )}
          </div>
          <IconButton name={closeName} icon="close" onClick={onClose} className="-mt-1 -mr-2" />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** The row of actions at a dialog's end: the safe one first, the deed last, in the thumb's reach. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <footer className="sticky bottom-0 -mx-5 -mb-5 grid grid-cols-2 gap-3 border-t border-line bg-surface px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] tablet:flex tablet:justify-end">
      {children}
    </footer>
  );
}
