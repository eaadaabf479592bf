/** Is it safe to drive? One band, one sentence why; red is rare, so that it works. */

import type { DiagnosisResult, Drive } from '#contract/diagnosis.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { words } from './answer-words.ts';

const LOOK: Record<Told, { icon: IconName; band: string }> = {
  stop: { icon: 'octagon', band: 'bg-stop text-on-stop' },
  charging: { icon: 'octagon', band: 'bg-stop text-on-stop' },
  'short-trips': { icon: 'triangle', band: 'bg-caution-tint text-caution-ink' },
  soon: { icon: 'calendar', band: 'bg-info-tint text-info-ink' },
  stranded: { icon: 'info', band: 'bg-caution-tint text-caution-ink' },
  ok: { icon: 'thumb', band: 'bg-brand-tint text-brand-ink' },
};

const UNSURE = { icon: 'info', band: 'bg-info-tint text-info-ink' } as const;

/** Words named a part, but no sign; not even that; no fault fits at all; or nothing is left to ask. */
export type HowUnsure = 'text' | 'placed' | 'nothing' | 'none' | 'asked';

/** What the band says; a car that goes nowhere by itself is told nothing of driving, nor one whose charging is the danger. */
export type Told = Drive | 'stranded' | 'charging';
export const toldOf = ({
  drive,
  stranded,
  charging,
}: Pick<DiagnosisResult, 'drive' | 'stranded' | 'charging'>): Told =>
  stranded ? 'stranded' : charging ? 'charging' : drive;

interface Props {
  drive: Told;
  why: string;
  /** Too little was said to name a fault. Then only danger is spoken of: that some rare fault would be harmless is no verdict. */
  unsure: boolean;
  how?: HowUnsure;
}

export function Verdict({ drive, why, unsure, how = 'text' }: Props) {
  const open = unsure && (drive === 'ok' || drive === 'soon');
  const { icon, band } = open ? UNSURE : LOOK[drive];
  return (
    <section
      aria-labelledby="verdict"
      className={`flex items-start gap-3.5 rounded-card p-4 ring-2 ring-rim ring-inset tablet:p-5 ${band}`}
    >
      <Icon name={icon} className="mt-0.5 size-8" />
      <div className="grid gap-0.5">
        <h2 id="verdict" className="text-title font-heavy tracking-tight">
          {open ? (how === 'asked' ? words.unsure.stillOpen : words.unsure.title) : words.verdict[drive]}
        </h2>
        {open ? (
          <p className="max-w-reading">{words.unsure[how]}</p>
        ) : (
          why && (
            <p className="max-w-reading" lang="en-GB">
              {why}
            </p>
          )
        )}
      </div>
    </section>
  );
}
