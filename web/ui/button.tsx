/** Things to press. The main action of a screen is `primary`; there is one of it. */
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

const LOOK = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong off:bg-sunk off:text-soft',
  secondary:
    'bg-surface text-ink ring-1 ring-inset ring-edge hover:bg-sunk off:bg-transparent off:text-soft off:ring-line',
  quiet: 'text-brand-ink hover:bg-brand-tint off:bg-transparent off:text-soft',
  danger: 'bg-stop text-on-stop hover:bg-stop-ink off:bg-sunk off:text-soft',
};
const SIZE = { medium: 'min-h-11 px-4 text-body', large: 'min-h-13 px-6 text-lead w-full' };

interface Face {
  look?: keyof typeof LOOK;
  size?: keyof typeof SIZE;
  icon?: IconName;
}

const face = ({ look = 'primary', size = 'medium' }: Face, more = '') =>
  `inline-flex items-center justify-center gap-2 rounded-control py-2 font-semibold text-center transition-colors off:cursor-not-allowed ${LOOK[look]} ${SIZE[size]} ${more}`;

export function Button({
  look,
  size,
  icon,
  pending = false,
  className,
  children,
  type = 'button',
  onClick,
  'aria-disabled': barred = pending,
  ...rest
}: Face & { pending?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      // Not `disabled`: that would drop the focus of whoever has just pressed it.
      aria-disabled={barred || undefined}
      onClick={(event) => (barred ? event.preventDefault() : onClick?.(event))}
      aria-busy={pending || undefined}
      className={face({ ...(look && { look }), ...(size && { size }) }, className)}
    >
      {pending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Looks like a button, leads somewhere. */
export function ButtonLink({
  look,
  size,
  icon,
  className,
  href,
  children,
}: Face & { className?: string; href: string; children: React.ReactNode }) {
  return (
    <Link href={href} className={face({ ...(look && { look }), ...(size && { size }) }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** A round button with nothing but an icon, so it must be given a name. */
export function IconButton({
  name,
  icon,
  className = '',
  ...rest
}: { name: string; icon: IconName } & Omit<ComponentProps<'button'>, 'name' | 'children'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={name}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-soft transition-colors hover:bg-sunk hover:text-ink ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
