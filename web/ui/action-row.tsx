/** A line of a list that can be pressed, or leads somewhere. */
import type { ReactNode } from 'react';
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
  '-mx-2 flex min-h-12 items-center gap-2 rounded-control tablet:gap-3 px-2 py-2 text-left transition-colors hover:bg-sunk disabled:text-soft';

const Inside = ({ icon, label, hint, pending = false }: Face & { pending?: boolean }) => (
  <>
    {pending ? <Spinner /> : <Icon name={icon} />}
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{label}</span>
      {hint && <span className="block text-pretty text-caption text-soft">{hint}</span>}
    </span>
    <Icon name="next" className="size-4 text-soft" />
  </>
);

export function ActionRow({ pending = false, onPress, ...face }: Face & { pending?: boolean; onPress: () => void }) {
  return (
    <li className="grid grid-cols-1">
      <button
        type="button"
        disabled={pending}
        aria-busy={pending || undefined}
        onClick={onPress}
        className={`${ROW} ${face.danger ? 'text-stop-ink' : ''}`}
      >
        <Inside {...face} pending={pending} />
      </button>
    </li>
  );
}

export function ActionLink({ href, onPress, ...face }: Face & { href: string; onPress?: () => void }) {
  return (
    <li className="grid grid-cols-1">
      <Link href={href} onClick={onPress} className={ROW}>
        <Inside {...face} />
      </Link>
    </li>
  );
}

export const ActionList = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-1 divide-y divide-line">{children}</ul>
);
