/** Lit lamps in a photo of a dashboard: found by colour, told apart by form. */
import { formOf } from './form.ts';
import { chancesOf, type Net } from './net.ts';
import { type Hue, type Lit, litPixels, type Pixels } from './pixels.ts';
import { type Patch, patchesOf } from './regions.ts';

/** Names that the net knows beside the lamps: something that is none, and words that are lit. */
export const NO_LAMP = 'none';
export const WORDS = 'words';

export interface SeenLamp {
  hue: Hue;
  /** Left, top, width, height as shares of the picture. */
  box: [number, number, number, number];
  /** Likeliest first: a lamp's id, or `words`. */
  names: { name: string; chance: number }[];
}

/** Which lamps can be of a colour. */
export type LampColours = Readonly<Record<string, readonly string[]>>;

/** Chance of being a lamp at all from which it is shown. */
const WORTH_A_BOX = 0.5;
/** Sides of a lamp, as shares of the picture's longer side. */
const SMALLEST = 0.014;
const LARGEST = 0.36;
const FEWEST_PIXELS = 12;
/** Share of its pixels that must be vivid: symbols that are printed and not on have none, however clear their form is. */
const ON = 0.1;

export function seeLamps(net: Net, colours: LampColours, pixels: Pixels): SeenLamp[] {
  const lit = litPixels(pixels);
  return patchesOf(lit)
    .flatMap((patch) => bestReading(net, colours, lit, patch).seen)
    .sort((a, b) => (b.names[0]?.chance ?? 0) - (a.names[0]?.chance ?? 0))
    .slice(0, 16);
}

/** Of a size that a lamp can have. */
export function couldBeLamp({ width, height }: Lit, { box: [left, top, right, bottom], area }: Patch): boolean {
  const longer = Math.max(width, height);
  const side = Math.max(right - left, bottom - top);
  const flat = Math.min(right - left, bottom - top) / side;
  return side >= SMALLEST * longer && side <= LARGEST * longer && area >= FEWEST_PIXELS && flat > 0.12;
}

interface Reading {
  seen: SeenLamp[];
  /** How well the glowing pixels are explained, 0–1 for each of them. */
  worth: number;
}

/** A patch as one lamp, or as the pieces that it falls into, whichever explains more of it. */
function bestReading(net: Net, colours: LampColours, lit: Lit, patch: Patch): Reading {
  const whole = asOne(net, colours, lit, patch);
  if (patch.pieces.length === 0) return whole;
  const parts = patch.pieces.map((piece) => bestReading(net, colours, lit, piece));
  const apart = { seen: parts.flatMap(({ seen }) => seen), worth: parts.reduce((sum, { worth }) => sum + worth, 0) };
  return whole.worth * 1.1 >= apart.worth ? whole : apart;
}

function asOne(net: Net, colours: LampColours, lit: Lit, patch: Patch): Reading {
  if (!couldBeLamp(lit, patch) || patch.vivid < ON * patch.area) return { seen: [], worth: 0 };
  const { hue, or, area } = patch;
  const names = chancesOf(net, formOf(lit, patch), (name) => {
    if (name === NO_LAMP || name === WORDS) return true;
    return (colours[name]?.includes(hue) ?? false) || (or !== undefined && (colours[name]?.includes(or) ?? false));
  });
  const lamp = 1 - (names.find(({ name }) => name === NO_LAMP)?.chance ?? 0);
  const lamps = names.filter(({ name }) => name !== NO_LAMP);
  const first = lamps[0];
  const chance = first?.chance ?? 0;
  if (!first || lamp < WORTH_A_BOX) return { seen: [], worth: area * chance * 0.5 };
  const [left, top, right, bottom] = patch.box;
  const box: SeenLamp['box'] = [
    left / lit.width,
    top / lit.height,
    (right - left) / lit.width,
    (bottom - top) / lit.height,
  ];
  const fits = first.name === WORDS || (colours[first.name]?.includes(hue) ?? false);
  return {
    seen: [{ hue: fits ? hue : (or ?? hue), box, names: lamps.slice(0, 4) }],
    worth: area * (0.5 * lamp + 0.5 * chance),
  };
}
