/** Sight: what an owner may send of it, and what was seen in it. */
import * as z from 'zod/mini';
import { LampColour } from './lit-lamps.ts';

export const SIGHT_LOCATIONS = ['engine', 'exterior', 'interior', 'undercarriage', 'wheels', 'other'] as const;
export type SightLocation = (typeof SIGHT_LOCATIONS)[number];

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const IMAGE_TOO_LARGE = 'Please upload an image smaller than 5MB';
export const NOT_AN_IMAGE = 'Please upload an image file (JPEG, PNG, etc.)';
/** Base64 takes four bytes for three; the rest is for the other fields. */
export const IMAGE_BODY_LIMIT = Math.ceil((IMAGE_MAX_BYTES * 4) / 3) + 64 * 1024;
export const HEIC =
  'HEIC photos cannot be read here. On an iPhone choose Settings, Camera, Formats, Most Compatible, or send a screenshot of the photo.';
export const DESCRIPTION_LEAST = 5;
export const DESCRIPTION_MOST = 5_000;
/** What the chat sends beside a photo in place of a description. It says nothing of the car. */
export const CHAT_DESCRIPTION = 'Image uploaded in chat';

/** The owner says which lamp a box really shows; null: none. */
export const Correction = z.object({
  region: z.number().check(z.int(), z.minimum(0), z.maximum(40)),
  lamp: z.nullable(z.string().check(z.maxLength(60))),
});
export type Correction = z.infer<typeof Correction>;

const Share = z.number();

/** Something that was seen, with its place in the picture. */
export const Region = z.object({
  label: z.string(),
  /** Left, top, width, height as shares of the picture. */
  box: z.tuple([Share, Share, Share, Share]),
  kind: z.enum(['lamp', 'words', 'hint']),
  chance: z.number(),
  /** False: shown as a guess, and no evidence. */
  sure: z.boolean(),
  colour: z.optional(LampColour),
  lamp: z.optional(z.string()),
  meaning: z.optional(z.string()),
  drive: z.optional(z.enum(['ok', 'soon', 'short-trips', 'stop'])),
  /** What else it may be, likeliest first. */
  others: z.array(z.object({ lamp: z.string(), name: z.string() })),
  findings: z.array(z.string()),
  /** The owner said so. */
  corrected: z.optional(z.boolean()),
});
export type Region = z.infer<typeof Region>;

export const Sight = z.object({
  regions: z.array(Region),
  /** What was seen, in a sentence or two; or what to do when nothing could be. */
  said: z.string(),
  /** Weak observations that point somewhere and prove nothing. */
  hints: z.array(z.string()),
  /** A small picture without any metadata, as a data URL. */
  thumbnail: z.string(),
});
export type Sight = z.infer<typeof Sight>;

/** A photo as it is sent, and sent again with each answer. */
export const TakenPhoto = z.object({
  description: z.string(),
  location: z.enum(SIGHT_LOCATIONS),
  imageData: z.string(),
  corrections: z.array(Correction),
});
export type TakenPhoto = z.infer<typeof TakenPhoto>;
