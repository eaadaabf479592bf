/** What will be here, and how to begin. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  icon: IconName;
  title?: string;
  /** A whole screen's own title is its h1. */
  level?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, level: Title = 'h2', children, action }: Props) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <span className="flex size-14 items-center justify-center rounded-pill bg-brand-tint text-brand-ink">
        <Icon name={icon} className="size-7" />
      </span>
      {title && (
        <Title className={Title === 'h1' ? 'text-title font-bold tracking-tight' : 'text-lead font-bold'}>
          {title}
        </Title>
      )}
      {children && <div className="max-w-prose text-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
