/** The lamps of a dashboard: how each is drawn, what it means, and which signs it is. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LampColour } from './lit-lamps.ts';

export const Lamp = z.object({
  id: z.string(),
  name: z.string(),
  also: z.array(z.string()),
  looks: z.string(),
  colours: z.array(LampColour),
  meaning: z.string(),
  advice: z.string(),
  drive: z.enum(['ok', 'soon', 'short-trips', 'stop']),
  /** Paths on a field of 48 by 48: one to stroke, one to fill. */
  drawing: z.object({ line: z.string(), solid: z.string() }),
  /** The sign that it is; another one when it flashes; one more when it is red. */
  sign: z.optional(z.string()),
  flashing: z.optional(z.string()),
  red: z.optional(z.string()),
});
export type Lamp = z.infer<typeof Lamp>;

type Signs = Pick<Lamp, 'sign' | 'flashing' | 'red'>;

/** The signs of a lit lamp. A flashing engine lamp is another sign than a steady one. */
export function lampFindings({ sign, flashing, red }: Signs, lit: { colour: LampColour; flashing: boolean }): string[] {
  const one = lit.flashing ? (flashing ?? sign) : sign;
  return [one, lit.colour === 'red' ? red : undefined].filter((finding) => finding !== undefined);
}

export const listLamps = endpoint({
  method: 'GET',
  path: '/api/lamps',
  summary: 'Every dashboard lamp: drawing, colours, meaning, advice',
  who: 'anyone',
  cost: 'cheap',
  reply: z.array(Lamp),
});
