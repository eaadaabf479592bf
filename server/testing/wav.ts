/** Recordings as a test hands them in. */
import { wavOf as writtenWav } from '#engine/sound/synthesis/wav.ts';

export const wavOf = (samples: ArrayLike<number>, rate?: number): Buffer => Buffer.from(writtenWav(samples, rate));

export const asDataUrl = (bytes: Buffer, label = 'audio/wav'): string =>
  `data:${label};base64,${bytes.toString('base64')}`;
