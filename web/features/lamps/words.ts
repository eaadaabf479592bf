/** What the lamp picker says. */
import type { LampColour } from '#contract/lit-lamps.ts';

export const words = {
  open: 'Pick a warning lamp',
  openMore: 'Change the lamps',
  why: 'Faster and surer than a photo.',
  chosen: 'Lamps that are lit',
  title: 'Which lamp is lit?',
  description: 'Tap what you see. Several are fine; colour and flashing matter.',
  search: 'Search lamps',
  searchHint: 'e.g. oil can, wavy lines, P',
  anyColour: 'Any',
  byColour: 'Colour of the lamp',
  colours: { red: 'Red', amber: 'Amber', green: 'Green', blue: 'Blue', white: 'White' } satisfies Record<
    LampColour,
    string
  >,
  none: 'No lamp fits. Try another word, or describe it in your own.',
  loading: 'Loading the lamps',
  failed: 'The lamps could not be loaded.',
  retry: 'Try again',
  steady: 'Steady',
  flashing: 'Flashing',
  how: (name: string) => `${name}: steady or flashing`,
  colourOf: (name: string) => `${name}: its colour`,
  takeAway: (name: string) => `Take away ${name}`,
  done: 'Done',
  clear: 'None of these',
  drive: { ok: 'No danger', soon: 'See to it soon', 'short-trips': 'Only to a garage', stop: 'Stop now' },
} as const;
