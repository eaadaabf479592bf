/** Lamps of a dashboard as somebody sees them lit. */
import * as z from 'zod/mini';

export const LAMP_COLOURS = ['red', 'amber', 'green', 'blue', 'white'] as const;
export const LampColour = z.enum(LAMP_COLOURS);
export type LampColour = z.infer<typeof LampColour>;

/** A lamp as somebody sees it lit. */
export const LitLamp = z.object({
  id: z.string(),
  name: z.string(),
  colour: LampColour,
  flashing: z.boolean(),
  /** The signs that it is, for the diagnosis. */
  findings: z.array(z.string()),
});
export type LitLamp = z.infer<typeof LitLamp>;
