/** What a phone did to a sound although it was asked not to, and how much less the recording says for it. */
import type { Listened } from './listen.ts';

/** As the browser reads it back; left out where it does not say. */
export interface Processing {
  echoCancellation?: boolean | undefined;
  noiseSuppression?: boolean | undefined;
  autoGainControl?: boolean | undefined;
}

/** What is left of a chance under each. Made for voices, the first two take what stays the same for noise and thin it out. */
const LEFT: Record<keyof Processing, number> = {
  noiseSuppression: 0.75,
  echoCancellation: 0.9,
  autoGainControl: 0.95,
};
const NAMES = ['echoCancellation', 'noiseSuppression', 'autoGainControl'] as const;

export const isProcessed = (processing: Processing | undefined): boolean =>
  NAMES.some((name) => processing?.[name] === true);

/** The same, with what stood out told as less sure. */
export function tempered(listened: Listened, processing: Processing | undefined): Listened {
  if (!isProcessed(processing)) return listened;
  const left = NAMES.reduce((share, name) => share * (processing?.[name] ? LEFT[name] : 1), 1);
  return { ...listened, noises: listened.noises.map(({ kind, chance }) => ({ kind, chance: chance * left })) };
}
