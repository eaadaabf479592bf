/** Lamps by what an owner types: names, shapes and other names, all words in any order. */
import type { Lamp } from '#contract/lamps.ts';
import type { LampColour } from '#contract/lit-lamps.ts';

export function findLamps(lamps: readonly Lamp[], typed: string, colour: LampColour | undefined): Lamp[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const inName = ({ name, also }: Lamp) =>
    words.every((word) => [name, ...also].join(' ').toLowerCase().includes(word));
  const anywhere = ({ name, also, looks, meaning }: Lamp) => {
    const text = [name, ...also, looks, meaning].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const fitting = lamps.filter((lamp) => (colour === undefined || lamp.colours.includes(colour)) && anywhere(lamp));
  return [...fitting.filter(inName), ...fitting.filter((lamp) => !inName(lamp))];
}
