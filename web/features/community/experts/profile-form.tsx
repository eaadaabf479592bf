/** What an expert says of himself or herself. */
import * as z from 'zod/mini';
import { type Expert, ExpertForm } from '#contract/experts.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SendForm } from '#web/ui/send-form.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import { words } from '../words.ts';
import { text } from './words.ts';

const own = text.own;

/** The form's texts, brought to what the contract wants: a list with commas, a number. */
const Shape = z.extend(ExpertForm, {
  specialties: z.pipe(
    z.transform((typed: unknown) =>
      String(typed ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    ExpertForm.shape.specialties.def.innerType,
  ),
  yearsExperience: z.pipe(
    z.transform((typed: unknown): number | null | undefined => (typed === undefined ? null : Number(typed))),
    ExpertForm.shape.yearsExperience,
  ),
});

interface Props {
  profile: Expert | null;
  pending: boolean;
  error: Error | null;
  onSend: (form: ExpertForm) => void;
  onCancel: () => void;
}

export function ProfileForm({ profile, pending, error, onSend, onCancel }: Props) {
  const { form, onSubmit, errors, trouble } = useForm(Shape, onSend, error);
  return (
    <SendForm
      form={form}
      onSubmit={onSubmit}
      trouble={trouble}
      send={own.save}
      sending={own.saving}
      pending={pending}
      cancel={{ name: words.cancel, onCancel }}
    >
      {profile?.isVerified && (
        <Notice tone="info" icon="info">
          {own.anew}
        </Notice>
      )}
      <Field label={own.displayName} error={errors.displayName}>
        {(control) => <TextInput {...control} name="displayName" defaultValue={profile?.displayName} />}
      </Field>
      <Field label={own.credentials} hint={own.credentialsHint} error={errors.credentials}>
        {(control) => <TextInput {...control} name="credentials" defaultValue={profile?.credentials} />}
      </Field>
      <Field label={own.specialties} aside={own.optional} hint={own.specialtiesHint} error={errors.specialties}>
        {(control) => <TextInput {...control} name="specialties" defaultValue={profile?.specialties.join(', ')} />}
      </Field>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field label={own.years} aside={own.optional} error={errors.yearsExperience}>
          {(control) => (
            <TextInput
              {...control}
              name="yearsExperience"
              inputMode="numeric"
              defaultValue={profile?.yearsExperience ?? ''}
            />
          )}
        </Field>
        <Field label={own.location} aside={own.optional} error={errors.location}>
          {(control) => <TextInput {...control} name="location" defaultValue={profile?.location ?? ''} />}
        </Field>
      </div>
      <Field label={own.bio} aside={own.optional} error={errors.bio}>
        {(control) => <TextArea {...control} name="bio" rows={4} defaultValue={profile?.bio ?? ''} />}
      </Field>
    </SendForm>
  );
}
