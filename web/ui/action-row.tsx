/** A line of a list that can be pressed, or leads somewhere. Its hint is read after its name, not as part of it. */
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

interface Face {
  icon: IconName;
  label: string;
  hint?: string;
  danger?: boolean;
}

const ROW =
  '-mx-2 flex min-h-12 items-center gap-3 rounded-control px-2 py-2 text-left transition-colors hover:bg-sunk disabled:text-soft';

/** What names the row and what describes it. */
const named = (id: string, hint: string | undefined) => ({
  'aria-labelledby': id,
  'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
});

const Inside = ({ id, icon, label, hint, pending = false }: Face & { id: string; pending?: boolean }) => (
  <>
    {pending ? <Spinner /> : <Icon name={icon} />}
    <span className="min-w-0 flex-1">
      <span id={id} className="block font-semibold">
        {label}
      </span>
      {hint && (
        <span id={`${id}-hint`} className="block text-caption text-soft">
          {hint}
        </span>
      )}
    </span>
    <Icon name="next" className="size-4 text-soft" />
  </>
);

export function ActionRow({ pending = false, onPress, ...face }: Face & { pending?: boolean; onPress: () => void }) {
  const id = useId();
  return (
    <li className="grid grid-cols-1">
      <button
        type="button"
        {...named(id, face.hint)}
        disabled={pending}
        aria-busy={pending || undefined}
        onClick={onPress}
        className={`${ROW} ${face.danger ? 'text-stop-ink' : ''}`}
      >
        <Inside {...face} id={id} pending={pending} />
      </button>
    </li>
  );
}

export function ActionLink({ href, ...face }: Face & { href: string }) {
  const id = useId();
  return (
    <li className="grid grid-cols-1">
      <Link href={href} {...named(id, face.hint)} className={ROW}>
        <Inside {...face} id={id} />
      </Link>
    </li>
  );
}

export const ActionList = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-1 divide-y divide-line">{children}</ul>
);
