/** A reader's word to the moderators. */
import { useMutation } from '@tanstack/react-query';
import {
  NewReport,
  REPORT_REASONS,
  type reportAnswer,
  type reportComment,
  type reportPost,
  type reportQuestion,
} from '#contract/moderation.ts';
import { call } from '#web/lib/call.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LabelledSelect } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

const text = words.reporting;
const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: text.reasons[value] }));

export type ReportEndpoint = typeof reportPost | typeof reportComment | typeof reportQuestion | typeof reportAnswer;

interface Props {
  id: number;
  reportBy: ReportEndpoint;
  onClose: () => void;
}

export function ReportDialog({ id, reportBy, onClose }: Props) {
  const report = useMutation({
    mutationFn: (body: NewReport) => call(reportBy, { params: { id }, body }),
    onSuccess: () => {
      toast(text.sent);
      onClose();
    },
  });
  const { form, onSubmit, errors, trouble } = useForm(NewReport, (body) => report.mutate(body), report.error);
  return (
    <Dialog title={text.title} description={text.why} closeName={words.close} onClose={onClose}>
      <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
        <Field label={text.reason} error={errors.reason}>
          {(control) => <LabelledSelect {...control} name="reason" prompt={text.choose} options={OPTIONS} />}
        </Field>
        <Field label={text.note} aside={text.optional} error={errors.note}>
          {(control) => <TextArea {...control} name="note" rows={3} maxLength={500} />}
        </Field>
        {trouble && (
          <Notice tone="stop" icon="triangle" alert>
            {trouble.message}
          </Notice>
        )}
        <DialogActions>
          <Button look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" pending={report.isPending}>
            {report.isPending ? text.sending : text.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
