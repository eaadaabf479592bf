/** Whole dashboards that never were: dials, needles, red zones and digits, with lamps lit or none. */
import { type Drawing, FIELD, readDrawing } from '#engine/sight/drawing.ts';
import { wordStrokes } from '#engine/sight/letters.ts';
import type { Hue, Pixels } from '#engine/sight/pixels.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import type { Symbols } from './lessons.ts';
import { canvas, expose, ground, shine, type Taken, taken, wandered } from './photo.ts';

export interface Scene {
  pixels: Pixels;
  lamps: { id: string; hue: Hue; box: [number, number, number, number] }[];
}

const WIDTH = 960;
const HEIGHT = 640;

/** How many lamps are lit; they lie in rows, as on real dashboards, sometimes nearly touching. */
export function sceneOf(symbols: readonly Symbols[], count: number, dice: Dice): Scene {
  const onto = canvas(WIDTH, HEIGHT);
  ground(onto, dice);
  const how = taken(dice, 0.9);
  const turn = dice.bell() * 3;
  dial(onto, 230, 300, dice.between(120, 190), how, dice);
  dial(onto, 730, 300, dice.between(120, 190), how, dice);
  const size = Math.round(dice.between(36, 74));
  const step = size * dice.between(1.25, 1.8);
  const lamps: Scene['lamps'] = [];
  const places = slots(step, turn);
  for (let at = 0; at < count && places.length > 0; at += 1) {
    const symbol = dice.pick(symbols);
    const hue = dice.pick(symbol.hues);
    const [place] = places.splice(Math.floor(dice.between(0, places.length)), 1);
    const [x, y] = place as [number, number];
    const drawing = wandered(dice.pick(symbol.drawings), dice, 0.45);
    shine(onto, drawing, how, dice, {
      x,
      y,
      size,
      hue,
      stroke: dice.between(2.2, 3.8),
      bright: dice.between(0.75, 1.05),
    });
    lamps.push({ id: symbol.id, hue, box: boxOf(drawing, how, x, y, size / FIELD) });
  }
  return { pixels: expose(onto, how, dice), lamps };
}

/** Where its ink lies, as shares of the picture. */
function boxOf(
  { lines, solids }: Drawing,
  { tilt }: Taken,
  x: number,
  y: number,
  scale: number,
): Scene['lamps'][number]['box'] {
  const points = [...lines.flat(), ...solids.flatMap((solid) => solid.points)].map(tilt);
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
  const [left, top] = [Math.min(...xs) - 1.5, Math.min(...ys) - 1.5];
  const [width, height] = [Math.max(...xs) + 1.5 - left, Math.max(...ys) + 1.5 - top];
  return [(x + left * scale) / WIDTH, (y + top * scale) / HEIGHT, (width * scale) / WIDTH, (height * scale) / HEIGHT];
}

/** A row below the dials and one between them. */
function slots(step: number, turn: number): [number, number][] {
  const lean = Math.tan((turn * Math.PI) / 180);
  const row = (y: number, from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / step)) }, (_, at): [number, number] => [
      Math.round(from + at * step),
      Math.round(y + at * step * lean),
    ]);
  return [...row(525, 90, 850), ...row(60, 90, 850), ...row(250, 425, 540)];
}

function dial(onto: ReturnType<typeof canvas>, x: number, y: number, radius: number, how: Taken, dice: Dice): void {
  const size = Math.round(radius * 2.2);
  const put = (drawing: Drawing, hue: Hue | 'white', stroke: number, bright: number) =>
    shine(onto, drawing, how, dice, { x: x - size / 2, y: y - size / 2, size, hue, stroke, bright });
  const ticks = Array.from({ length: 17 }, (_, at) => {
    const angle = ((140 + at * 16.25) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [24 + 19 * c, 24 + 19 * s, 24 + 21.5 * c, 24 + 21.5 * s];
  });
  const draw = (text: string) => readDrawing(text, {});
  put(draw(ticks.map((ends) => `line ${ends.join(' ')}`).join(';')), 'white', 0.4, dice.between(0.4, 0.8));
  put(
    {
      lines: [3, 0, 4].flatMap((digit, at) => wordStrokes(`${digit}0`, 12 + 12 * at, at === 1 ? 9 : 17, 3)),
      solids: [],
    },
    'white',
    0.4,
    0.6,
  );
  if (dice.chance(0.5)) put(draw('arc 24 24 20 0 40'), 'red', 1.2, dice.between(0.5, 0.9));
  const angle = dice.between(2.4, 6.8);
  const tip = [24 + 18 * Math.cos(angle), 24 + 18 * Math.sin(angle)];
  put(draw(`line 24 24 ${tip.join(' ')}`), dice.chance(0.6) ? 'red' : 'white', 0.7, dice.between(0.6, 0.95));
}
