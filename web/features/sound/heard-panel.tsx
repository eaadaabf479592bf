/** What was heard, beside the answer: the sentence, the recording to play, and its picture with the telling part marked. */
import type { HeardSound, NoiseKind } from '#contract/sound.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ReferenceSounds } from './reference-sounds.tsx';
import { words } from './words.ts';

interface Props {
  sound: HeardSound;
  /** The recording, where it is still at hand. */
  audioData?: string | undefined;
  onAgain?: (() => void) | undefined;
  /** The example that the owner found most alike; choosing one asks again. */
  soundsLike?: NoiseKind | null | undefined;
  onLike?: ((kind: NoiseKind | null) => void) | undefined;
  pending?: boolean | undefined;
}

export function HeardPanel({ sound, audioData, onAgain, soundsLike = null, onLike, pending = false }: Props) {
  const { heard, trouble, features, spectrogram, durationMs, part, kinds } = sound;
  const seconds = (ms: number) => (ms / 1000).toFixed(0);
  return (
    <Card aria-labelledby="heard" className="grid gap-3">
      <h2 id="heard" className="flex items-center gap-2 font-bold">
        <Icon name={trouble ? 'triangle' : 'sound'} />
        {trouble ? words.notJudged : words.heard}
      </h2>
      <p lang="en-GB">{heard}</p>
      {onAgain && trouble && (
        <Button look="secondary" icon="sound" onClick={onAgain}>
          {words.again}
        </Button>
      )}
      {audioData && (
        // biome-ignore lint/a11y/useMediaCaption: a noise has no words
        <audio controls preload="metadata" src={audioData} aria-label={words.playback} className="w-full" />
      )}
      <figure className="grid gap-1">
        <div className="relative overflow-hidden rounded-control">
          <img src={spectrogram} alt={words.picture(seconds(durationMs))} className="h-28 w-full" />
          {kinds.length > 0 && durationMs > 0 && (
            <span
              aria-hidden="true"
              className="absolute inset-y-0 rounded-control ring-2 ring-lamp-white ring-inset"
              style={{
                left: `${(100 * part.fromMs) / durationMs}%`,
                width: `${(100 * (part.toMs - part.fromMs)) / durationMs}%`,
              }}
            />
          )}
        </div>
        {kinds.length > 0 && (
          <figcaption className="text-caption text-soft">
            {words.marked(seconds(part.fromMs), seconds(part.toMs))}
          </figcaption>
        )}
      </figure>
      <dl lang="en-GB" className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        {features.map(({ label, value }) => (
          <div key={label} className="flex gap-2">
            <dt className="text-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {audioData && onLike && (
        <ReferenceSounds label={words.compare} chosen={soundsLike} onChoose={onLike} pending={pending} />
      )}
    </Card>
  );
}
