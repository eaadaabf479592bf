/** A photo that is being made ready to be asked about. */
import type { TakenPhoto } from '#contract/sight.ts';

export type PhotoDraft = Omit<TakenPhoto, 'imageData' | 'corrections'> & { imageData?: string | undefined };

export const NO_PHOTO: PhotoDraft = { description: '', location: 'engine' };
