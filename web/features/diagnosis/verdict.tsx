/** Is it safe to drive? One band, one sentence why; red is rare, so that it works. */

import type { Drive } from '#contract/diagnosis.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { words } from './answer-words.ts';

const LOOK: Record<Drive, { icon: IconName; band: string }> = {
  stop: { icon: 'octagon', band: 'bg-stop text-on-stop' },
  'short-trips': { icon: 'triangle', band: 'bg-caution-tint text-caution-ink' },
  soon: { icon: 'calendar', band: 'bg-info-tint text-info-ink' },
  ok: { icon: 'thumb', band: 'bg-brand-tint text-brand-ink' },
};

export function Verdict({ drive, why }: { drive: Drive; why: string }) {
  const { icon, band } = LOOK[drive];
  return (
    <section
      aria-labelledby="verdict"
      className={`flex items-start gap-3.5 rounded-card p-4 ring-2 ring-rim ring-inset tablet:p-5 ${band}`}
    >
      <Icon name={icon} className="mt-0.5 size-8" />
      <div className="grid gap-0.5">
        <h2 id="verdict" className="text-title font-heavy tracking-tight">
          {words.verdict[drive]}
        </h2>
        {why && <p className="max-w-reading">{why}</p>}
      </div>
    </section>
  );
}
