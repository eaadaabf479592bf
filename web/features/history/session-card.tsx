/** One session in the list. */

import type { Session } from '#contract/sessions.ts';
import { dateAndTime } from '#web/lib/when.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { carOf, ICON_OF, kindOf, preview } from './session-words.ts';
import { words } from './words.ts';

export function SessionCard({ session, onOpen }: { session: Session; onOpen: () => void }) {
  const done = session.completedAt !== null;
  return (
    <li className="grid grid-cols-1">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex flex-col gap-2.5 rounded-card bg-surface p-4 text-left shadow-card transition-shadow hover:shadow-lift tablet:p-5"
      >
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
          <span className="min-w-0">
            <span className="block font-bold break-words">{carOf(session)}</span>
            <span className="block text-caption text-soft tabular-nums">
              {[session.car?.year, dateAndTime(session.startedAt)].filter(Boolean).join(' · ')}
            </span>
          </span>
          <Badge icon={ICON_OF[session.inputType]}>{kindOf(session)}</Badge>
        </span>
        <span className="block text-small break-words">{preview(session.inputContent)}</span>
        <span
          className={`mt-auto flex items-center gap-1.5 text-caption font-semibold ${done ? 'text-brand-ink' : 'text-caution-ink'}`}
        >
          <Icon name={done ? 'tick' : 'clock'} className="size-4" />
          {done ? words.completed : words.inProgress}
        </span>
      </button>
    </li>
  );
}
