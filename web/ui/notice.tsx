/** A sentence that matters here and now: what went wrong, what to know first. */
import type { ReactNode } from 'react';
import { TONE, type Tone } from './badge.tsx';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  tone: Tone;
  icon: IconName;
  /** Read out as soon as it shows. */
  alert?: boolean;
  children: ReactNode;
}

export const Notice = ({ tone, icon, alert = false, children }: Props) => (
  <div
    role={alert ? 'alert' : undefined}
    className={`flex items-start gap-2.5 rounded-control px-4 py-3 ring-1 ring-rim ring-inset ${TONE[tone]}`}
  >
    <Icon name={icon} className="mt-0.5 size-5" />
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
