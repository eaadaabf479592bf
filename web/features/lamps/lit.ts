/** Lamps chosen as lit: adding, changing, taking away. */
import { type Lamp, lampFindings } from '#contract/lamps.ts';
import type { LampColour, LitLamp } from '#contract/lit-lamps.ts';

export function litLamp(lamp: Lamp, colour = lamp.colours[0] as LampColour, flashing = false): LitLamp {
  return { id: lamp.id, name: lamp.name, colour, flashing, findings: lampFindings(lamp, { colour, flashing }) };
}

/** Pressing a lamp lights it; pressing it again puts it out. */
export const toggled = (lit: readonly LitLamp[], lamp: Lamp, colour?: LampColour): LitLamp[] =>
  lit.some(({ id }) => id === lamp.id)
    ? lit.filter(({ id }) => id !== lamp.id)
    : [...lit, litLamp(lamp, colour !== undefined && lamp.colours.includes(colour) ? colour : undefined)];

export const changed = (lit: readonly LitLamp[], lamp: LitLamp): LitLamp[] =>
  lit.map((one) => (one.id === lamp.id ? lamp : one));
