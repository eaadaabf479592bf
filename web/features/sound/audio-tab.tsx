/** The noise itself: recorded here or chosen as a file, with where it comes from and what it is like. */
import { useEffect, useId, useRef, useState } from 'react';
import { AUDIO_MAX_BYTES, type RecordedSound, SOUND_LOCATIONS, type SoundProcessing } from '#contract/sound.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ToggleGroup } from '#web/ui/toggle-group.tsx';
import { dataUrlOf } from './data-url.ts';
import { RecordingPanel } from './recording-panel.tsx';
import { ReferenceSounds } from './reference-sounds.tsx';
import { soundDraft } from './sound-draft.ts';
import { useRecorder } from './use-recorder.ts';
import { words } from './words.ts';

type Offered = keyof typeof words.locations;
const OFFERED = SOUND_LOCATIONS.filter((location): location is Offered => location in words.locations);

type Recorded = Pick<RecordedSound, 'audioData' | 'processing'>;

interface Props {
  pending: boolean;
  onSubmit: (sound: RecordedSound) => void;
}

export function AudioTab({ pending, onSubmit }: Props) {
  const draft = useStored(soundDraft);
  const handed = useRef<Recorded>(undefined);
  const [unsent, setUnsent] = useState<Recorded>();
  const file = useId();

  // An answer takes this tab away. Still here when the waiting is over, it was not sent; and the noise may not come again.
  useEffect(() => (pending ? () => setUnsent(handed.current) : undefined), [pending]);

  const hand = (recorded: Recorded) => {
    handed.current = recorded;
    setUnsent(undefined);
    onSubmit({ ...draft, ...recorded });
  };
  const submit = async (blob: Blob, processing: SoundProcessing | null) => {
    const { title, fallback } = words.processFailed;
    const refuse = (text: string): undefined => {
      toast({ title, description: text, variant: 'destructive' });
    };
    if (blob.size > AUDIO_MAX_BYTES) return refuse(words.tooLarge);
    if (blob.size === 0) return refuse(fallback);
    const audioData = await dataUrlOf(blob).catch(() => refuse(fallback));
    if (audioData) hand({ audioData, processing });
    return undefined;
  };
  const recorder = useRecorder(submit);
  const recording = recorder.phase === 'recording';
  const analysing = pending || recorder.phase === 'ending';

  return (
    <div className="grid gap-5">
      {/* Once it runs, the timer, the bars and the button that ends it are what should be in view. */}
      {!recording && !analysing && (
        <section aria-labelledby="recording-tips" className="grid gap-1 rounded-card bg-sunk px-4 py-3">
          <h2 id="recording-tips" className="font-bold">
            {words.tipsTitle}
          </h2>
          <ul className="list-disc pl-5 text-small">
            {words.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
      <ToggleGroup
        label={words.where}
        options={OFFERED.map((value) => ({ value, label: words.locations[value] }))}
        chosen={OFFERED.find((value) => value === draft.location)}
        onChoose={(location) => location && soundDraft.change({ location })}
      />
      {analysing ? (
        <p role="status" className="flex min-h-13 items-center justify-center gap-3 font-semibold">
          <Spinner /> {words.analysing}
        </p>
      ) : (
        <RecordingPanel recorder={recorder} />
      )}
      {!recording && !analysing && (
        <>
          {unsent && (
            <div role="status" className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunk p-4">
              <p>{words.stillHere}</p>
              <Button look="secondary" onClick={() => hand(unsent)}>
                {words.sendAgain}
              </Button>
            </div>
          )}
          <div className="grid justify-items-center gap-1">
            <label
              htmlFor={file}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-control px-4 font-semibold text-brand-ink hover:bg-brand-tint has-focus-visible:outline-2"
            >
              {words.chooseFile}
              <input
                id={file}
                type="file"
                accept="audio/*,.m4a,.webm,.ogg,.flac"
                className="sr-only"
                onChange={({ target }) => {
                  const [chosen] = target.files ?? [];
                  target.value = '';
                  if (chosen) void submit(chosen, null);
                }}
              />
            </label>
            <p className="text-center text-caption text-soft">{words.fileHint}</p>
          </div>
          <Field label={words.describe} aside={words.optional} hint={words.describeWhy}>
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={1000}
                placeholder={words.describeExample}
                value={draft.description}
                onChange={(event) => soundDraft.change({ description: event.target.value })}
              />
            )}
          </Field>
          {/* What was chosen weighs in, so coming back it is in sight. */}
          <ReferenceSounds
            label={words.library}
            initiallyOpen={draft.soundsLike !== null}
            chosen={draft.soundsLike}
            onChoose={(soundsLike) => soundDraft.change({ soundsLike })}
          />
        </>
      )}
    </div>
  );
}
