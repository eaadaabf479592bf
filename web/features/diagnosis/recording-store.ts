/** The recording in hand: an answered question sends it again. One too large for the tab's storage lives as long as the page. */
import * as z from 'zod/mini';
import { NOISE_KINDS, type RecordedSound, SOUND_LOCATIONS, SoundProcessing } from '#contract/sound.ts';
import { forThisTab, leavingNoFormer, type Stored, stored } from '#web/lib/storage.ts';

const Recording = z.nullable(
  z.object({
    location: z.enum(SOUND_LOCATIONS),
    audioData: z.string(),
    description: z.string(),
    soundsLike: z.nullable(z.enum(NOISE_KINDS)),
    processing: z._default(z.nullable(SoundProcessing), null),
  }),
);

export const recordingStore: Stored<RecordedSound | null> = leavingNoFormer(
  stored('currentRecording', Recording, null, forThisTab),
);
