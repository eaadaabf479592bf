/** What is chosen and written beside a recording before it is made: kept for this tab, whatever is looked at meanwhile. */
import * as z from 'zod/mini';
import { NOISE_KINDS, SOUND_LOCATIONS } from '#contract/sound.ts';
import { forThisTab, stored } from '#web/lib/storage.ts';

const SoundDraft = z.object({
  location: z.enum(SOUND_LOCATIONS),
  description: z.string(),
  soundsLike: z.nullable(z.enum(NOISE_KINDS)),
});
type SoundDraft = z.infer<typeof SoundDraft>;

const store = stored('soundDraft', SoundDraft, { location: 'engine', description: '', soundsLike: null }, forThisTab);

export const soundDraft = {
  ...store,
  change: (change: Partial<SoundDraft>) => store.write({ ...store.read(), ...change }),
};
