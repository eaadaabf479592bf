/** "Diagnostic Session Details": a session whole, and the way to its results. */

import type { ReactNode } from 'react';
import type { Session } from '#contract/sessions.ts';
import { dateAndTime } from '#web/lib/when.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { carOf, ICON_OF, kindOf } from './session-words.ts';
import { words } from './words.ts';

const text = words.details;

interface Props {
  /** Undefined while it is looked for, null when there is none. */
  session: Session | null | undefined;
  /** There where it could not be looked for. */
  onRetry: (() => void) | undefined;
  onResults: () => void;
  onDelete: () => void;
  onClose: () => void;
}

export function SessionDetails({ session, onRetry, onResults, onDelete, onClose }: Props) {
  return (
    <Dialog title={text.title} closeName={text.close} onClose={onClose}>
      {session === undefined && !onRetry && <Spinner label={text.looking} />}
      {onRetry && <FailedState title={words.failed} retry={words.retry} onRetry={onRetry} />}
      {session === null && (
        <EmptyState icon="search" title={text.missing}>
          {text.missingWhy}
        </EmptyState>
      )}
      {session && <Facts session={session} onDelete={onDelete} />}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {text.close}
        </Button>
        <Button disabled={!session?.completedAt} onClick={onResults}>
          {text.results}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Facts({ session, onDelete }: { session: Session; onDelete: () => void }) {
  const year = session.car?.year;
  return (
    <>
      <dl className="grid grid-cols-1 gap-3">
        <Fact label={text.car}>{year ? `${carOf(session)} (${year})` : carOf(session)}</Fact>
        <Fact label={text.date}>{dateAndTime(session.startedAt)}</Fact>
        <Fact label={text.input}>
          <span className="mb-1.5 block">
            <Badge icon={ICON_OF[session.inputType]}>{kindOf(session)}</Badge>
          </span>
          <span className="block whitespace-pre-line">{session.inputContent}</span>
        </Fact>
        <Fact label={text.status}>
          {session.completedAt ? text.completedAt(dateAndTime(session.completedAt)) : words.inProgress}
        </Fact>
      </dl>
      <Button look="quiet" icon="bin" onClick={onDelete} className="-mx-4 -my-2 justify-self-start">
        {text.remove}
      </Button>
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-caption text-soft">{label}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);
