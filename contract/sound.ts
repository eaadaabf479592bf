/** Sound: what an owner may send of it, and what was heard in it. */
import * as z from 'zod/mini';

/** The screen offers the first four. */
export const SOUND_LOCATIONS = ['engine', 'transmission', 'brakes', 'suspension', 'other'] as const;
export type SoundLocation = (typeof SOUND_LOCATIONS)[number];

/** Kinds of noise that an owner can pick from the reference sounds. */
export const NOISE_KINDS = [
  'tick',
  'knock',
  'squeal',
  'chirp',
  'whine',
  'hum',
  'hiss',
  'grind',
  'clunk',
  'clicks',
  'crank',
  'misfire',
] as const;
export type NoiseKind = (typeof NOISE_KINDS)[number];

export const AUDIO_MAX_BYTES = 10 * 1024 * 1024;
export const AUDIO_TOO_LARGE = 'The recording is larger than 10 MB. Please send a shorter one.';
export const AUDIO_MAX_S = 60;
/** Base64 takes four bytes for three; the rest is for the other fields. */
export const AUDIO_BODY_LIMIT = Math.ceil((AUDIO_MAX_BYTES * 4) / 3) + 64 * 1024;

/** What the phone did to the sound although it was asked not to, as its browser reads it back; left out where it does not say. */
export const SoundProcessing = z.object({
  echoCancellation: z.optional(z.boolean()),
  noiseSuppression: z.optional(z.boolean()),
  autoGainControl: z.optional(z.boolean()),
});
export type SoundProcessing = z.infer<typeof SoundProcessing>;

/** Why a recording could not be judged. */
export const SoundTrouble = z.enum(['too-short', 'silent', 'clipped', 'speech']);
export type SoundTrouble = z.infer<typeof SoundTrouble>;

export const HeardSound = z.object({
  durationMs: z.number(),
  /** A PNG as a data URL: time to the right, up to 5.5 kHz upwards. */
  spectrogram: z.string(),
  features: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What was heard, in a sentence; or what to do when nothing could be. */
  heard: z.string(),
  /** Set when the recording could not be judged. */
  trouble: z.optional(SoundTrouble),
  /** What stands out, likeliest first; empty when nothing does. */
  kinds: z.array(z.object({ kind: z.enum(NOISE_KINDS), label: z.string(), chance: z.number() })),
  /** Where in the recording it is clearest. */
  part: z.object({ fromMs: z.number(), toMs: z.number() }),
});
export type HeardSound = z.infer<typeof HeardSound>;

/** What the Audio tab hands in. */
export interface RecordedSound {
  location: SoundLocation;
  audioData: string;
  description: string;
  soundsLike: NoiseKind | null;
  /** Unknown of a file that was chosen. */
  processing: SoundProcessing | null;
}
