/** Whole dashboards that never were: dials, needles, red zones and figures, with lamps lit or none. */
import { type Drawing, FIELD } from '#engine/sight/drawing.ts';
import { wordStrokes } from '#engine/sight/letters.ts';
import type { Hue, Pixels } from '#engine/sight/pixels.ts';
import { HUES } from '#engine/sight/pixels.ts';
import { WORDS } from '#engine/sight/see-lamps.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import { dial, GROUNDS, ground } from './ground.ts';
import { canvas, expose, shine, type Taken, taken, wandered } from './photo.ts';
import type { Symbols } from './symbols.ts';

export interface Scene {
  pixels: Pixels;
  lamps: { id: string; hue: Hue; box: [number, number, number, number] }[];
}

export interface Order {
  /** Lamps that are lit, and lit words among them. */
  count: number;
  words?: number;
  /** Lamps that are there to be seen and not lit: grey prints, some with a trace of their colour. */
  unlit?: number;
  grounds: keyof typeof GROUNDS;
  /** How far the strokes wander from the drawing. */
  wander?: number;
  /** Sides as shares of a picture of 960 by 640. */
  scale?: number;
}

const LIT_WORDS = 'EPC STOP BRAKE SERVICE READY OFF ECO HOLD TPS PRND 4WD SOS CHECK SPORT ESP DSC VSA SET'.split(' ');

/** Lamps lie in rows, as on real dashboards, sometimes nearly touching. */
export function sceneOf(symbols: readonly Symbols[], order: Order, dice: Dice): Scene {
  const scale = order.scale ?? 1;
  const [width, height] = [Math.round(960 * scale), Math.round(640 * scale)];
  const onto = canvas(width, height);
  ground(onto, dice.pick(GROUNDS[order.grounds]), dice);
  const how = taken(dice, 0.9);
  if (dice.chance(0.85)) dial(onto, 0.24 * width, 0.47 * height, dice.between(0.115, 0.2) * width, how, dice);
  if (dice.chance(0.85)) dial(onto, 0.76 * width, 0.47 * height, dice.between(0.115, 0.2) * width, how, dice);
  const size = Math.round(dice.around(30, 90));
  const step = size * dice.between(1.12, 1.8);
  const bright = dice.between(0.6, 1.5);
  const lamps: Scene['lamps'] = [];
  const places = slots(width, height, size, step, Math.tan((dice.bell() * 3 * Math.PI) / 180));
  for (let at = 0; at < order.count && places.length > 0; at += 1) {
    const [place] = places.splice(Math.floor(dice.between(0, places.length)), 1);
    const [x, y] = place as [number, number];
    const symbol = at < (order.words ?? 0) ? undefined : dice.pick(symbols);
    const hue = dice.pick(symbol?.hues ?? HUES);
    const drawing: Drawing = symbol
      ? wandered(dice.pick(symbol.drawings), dice, order.wander ?? 0.45)
      : { lines: wordStrokes(dice.pick(LIT_WORDS), 24, 24, dice.between(9, 14)), solids: [] };
    const stroke = dice.between(2, 4);
    shine(onto, drawing, how, dice, { x, y, size, hue, stroke, bright: bright * dice.between(0.75, 1.25) });
    lamps.push({ id: symbol?.id ?? WORDS, hue, box: boxOf(drawing, how, [x, y, size / FIELD], onto) });
  }
  for (let at = 0; at < (order.unlit ?? 0) && places.length > 0; at += 1) {
    const [place] = places.splice(Math.floor(dice.between(0, places.length)), 1);
    const [x, y] = place as [number, number];
    const symbol = dice.pick(symbols);
    const drawing = wandered(dice.pick(symbol.drawings), dice, order.wander ?? 0.45);
    const coloured = dice.chance(0.3);
    const hue = coloured ? dice.pick(symbol.hues) : 'white';
    const faint = coloured ? dice.between(0.02, 0.12) : dice.between(0.05, 0.45);
    shine(onto, drawing, { ...how, glow: 0 }, dice, { x, y, size, hue, stroke: dice.between(2, 4), bright: faint });
  }
  return { pixels: expose(onto, how, dice), lamps };
}

/** Where its ink lies, as shares of the picture. */
function boxOf(
  { lines, solids }: Drawing,
  { tilt }: Taken,
  [x, y, scale]: [number, number, number],
  onto: Pixels,
): Scene['lamps'][number]['box'] {
  const points = [...lines.flat(), ...solids.flatMap((solid) => solid.points)].map(tilt);
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
  const [left, top] = [Math.min(...xs) - 1.5, Math.min(...ys) - 1.5];
  const [width, height] = [Math.max(...xs) + 1.5 - left, Math.max(...ys) + 1.5 - top];
  return [
    (x + left * scale) / onto.width,
    (y + top * scale) / onto.height,
    (width * scale) / onto.width,
    (height * scale) / onto.height,
  ];
}

/** Rows below and above the dials, and between them. */
function slots(width: number, height: number, size: number, step: number, lean: number): [number, number][] {
  const row = (y: number, from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / step)) }, (_, at): [number, number] => [
      Math.round(from + at * step),
      Math.round(Math.max(8, Math.min(height - size - 8, y + at * step * lean))),
    ]);
  const [from, to] = [0.09 * width, 0.89 * width];
  const between = [0, 1, 2].flatMap((at) => row(0.28 * height + at * step, 0.44 * width, 0.57 * width));
  return [...row(0.82 * height, from, to), ...row(0.06 * height, from, to), ...(size < 60 ? between : [])];
}
