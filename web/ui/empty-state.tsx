/** What will be here, and how to begin. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  icon: IconName;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <span className="flex size-14 items-center justify-center rounded-pill bg-brand-tint text-brand-ink">
        <Icon name={icon} className="size-7" />
      </span>
      {title && <h2 className="text-lead font-bold">{title}</h2>}
      {children && <div className="max-w-prose text-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
