/** What a reader may do with something written: change the own, report another's. */
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Deletion } from './deletion.tsx';
import { ReportDialog, type ReportEndpoint } from './report-dialog.tsx';
import { words } from './words.ts';

interface Props {
  /** What it is, for those who listen: "comment by ben". */
  of: string;
  id: number;
  mine: boolean;
  /** Guests have nothing to do here. */
  signedIn: boolean;
  reportBy: ReportEndpoint;
  /** What goes with it: "Are you sure you want to delete this post and its comments?" */
  question: string;
  onEdit?: (() => void) | undefined;
  onDelete: () => Promise<unknown>;
}

export function WrittenActions({ of, id, mine, signedIn, reportBy, question, onEdit, onDelete }: Props) {
  const [open, setOpen] = useState<'deletion' | 'report'>();
  const close = () => setOpen(undefined);
  if (!signedIn) return null;
  return (
    <div className="-mx-3 flex flex-wrap">
      {mine ? (
        <>
          {onEdit && (
            <Button look="quiet" icon="pencil" aria-label={`${words.edit} ${of}`} onClick={onEdit} className="px-3">
              {words.edit}
            </Button>
          )}
          <Button
            look="quiet"
            icon="bin"
            aria-label={`${words.remove} ${of}`}
            onClick={() => setOpen('deletion')}
            className="px-3"
          >
            {words.remove}
          </Button>
        </>
      ) : (
        <Button
          look="quiet"
          icon="flag"
          aria-label={`${words.report} ${of}`}
          onClick={() => setOpen('report')}
          className="px-3"
        >
          {words.report}
        </Button>
      )}
      {open === 'deletion' && <Deletion question={question} onDelete={onDelete} onClose={close} />}
      {open === 'report' && <ReportDialog id={id} reportBy={reportBy} onClose={close} />}
    </div>
  );
}
