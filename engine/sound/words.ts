/** What was heard, as one would say it. */
import type { OddKind } from './kinds.ts';
import { type Listened, SURE } from './listen.ts';
import { isProcessed, type Processing } from './microphone.ts';
import type { Trouble } from './quality.ts';

export const KIND_LABEL: Record<OddKind, string> = {
  tick: 'Ticking',
  knock: 'Knocking',
  squeal: 'Squeal',
  chirp: 'Chirping',
  whine: 'Whine',
  hum: 'Hum or drone',
  hiss: 'Hiss',
  grind: 'Grinding or scraping',
  clunk: 'Clunk',
  clicks: 'Rapid clicking',
  crank: 'Turning over without starting',
  misfire: 'Uneven running',
};

/** As it stands in a sentence. */
export const PHRASE: Record<OddKind, string> = {
  tick: 'a light, regular tick',
  knock: 'a knock',
  squeal: 'a squeal',
  chirp: 'a chirp that comes and goes',
  whine: 'a steady whine',
  hum: 'a low hum',
  hiss: 'a hiss, like escaping air',
  grind: 'a grinding or scraping',
  clunk: 'a clunk',
  clicks: 'rapid clicking',
  crank: 'the engine turning over without catching',
  misfire: 'an engine that drops a beat',
};

const TROUBLE: Record<Trouble, string> = {
  'too-short': 'The recording is too short to judge. Please record at least ten seconds while the noise is there.',
  silent:
    'We could hear nothing in the recording. Check that the microphone is not covered, go closer, and record again.',
  clipped:
    'The recording is too loud and distorted to judge. Please hold the phone a little further away and record again.',
  speech: 'We mostly heard somebody talking. Please record again without speaking, with the phone close to the noise.',
};

/** One or two sentences. */
export function whatWasHeard({ trouble, noises, beat, hertz, kinds }: Listened, processing?: Processing): string {
  if (trouble !== undefined) return TROUBLE[trouble];
  const [first, second] = noises;
  if (!first) {
    if (processing?.noiseSuppression === true) return ALTERED_NOTHING;
    const soundly = kinds[0]?.kind === 'steady';
    return soundly
      ? 'Nothing stands out in this recording: it sounds even. That is no proof that all is well, so what you notice counts for more.'
      : 'Nothing stands out clearly enough in this recording to name it. What you notice counts for more.';
  }
  const phrase = `${PHRASE[first.kind]}${paceOf(first.kind, beat)}${pitchOf(hertz)}`;
  const also = second ? ` It could also be ${PHRASE[second.kind]}.` : '';
  const altered = isProcessed(processing) ? ALTERED : '';
  return first.chance >= SURE
    ? `We heard ${phrase}.${also}${altered}`
    : `It sounds as if there is ${phrase}, though not clearly.${also}${altered}`;
}

const ALTERED = ' Your phone altered the sound while recording, so we rely on it less.';
const ALTERED_NOTHING =
  'Nothing stands out in this recording. Your phone removes steady noise while recording, so a hum or a hiss may be missing; what you notice counts for more.';

function paceOf(kind: OddKind, beat: number | undefined): string {
  if (beat === undefined) return '';
  if (kind === 'misfire' || kind === 'crank') return ` about ${rounded(beat)} times a second`;
  return `${kind === 'knock' ? ', regular,' : ''} about ${rounded(beat)} times a second`;
}

const rounded = (beat: number): string => (beat < 3 ? beat.toFixed(1) : String(Math.round(beat)));

const pitchOf = (hertz: number | undefined): string =>
  hertz === undefined ? '' : ` at about ${hertz.toLocaleString('en-GB')} Hz`;

/** Rows for those who want to know more. */
export function featuresOf({
  durationMs,
  noises,
  kinds,
  beat,
  hertz,
  part,
}: Listened): { label: string; value: string }[] {
  const rows = [{ label: 'Length', value: `${(durationMs / 1000).toFixed(1)} s` }];
  for (const { kind, chance } of noises) rows.push({ label: KIND_LABEL[kind], value: `${Math.round(chance * 100)} %` });
  const steady = kinds.find(({ kind }) => kind === 'steady');
  if (noises.length === 0 && steady)
    rows.push({ label: 'Even running', value: `${Math.round(steady.chance * 100)} %` });
  if (beat !== undefined) rows.push({ label: 'Rhythm', value: `${rounded(beat)} a second` });
  if (hertz !== undefined) rows.push({ label: 'Pitch', value: `${hertz.toLocaleString('en-GB')} Hz` });
  if (noises.length > 0)
    rows.push({ label: 'Clearest', value: `${(part.fromMs / 1000).toFixed(0)}–${(part.toMs / 1000).toFixed(0)} s` });
  return rows;
}
