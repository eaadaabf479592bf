/** What lamps are photographed on: dark plastic, daylight, trim, screens, lit dials with needles and red zones. */
import { type Drawing, readDrawing } from '#engine/sight/drawing.ts';
import { wordStrokes } from '#engine/sight/letters.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import { type Canvas, rgbOf, shine, type Taken } from './photo.ts';

type Ground = 'night' | 'day' | 'trim' | 'screen' | 'weave' | 'shadow';
/** The last two are never trained on. */
export const GROUNDS: Record<'training' | 'test', readonly Ground[]> = {
  training: ['night', 'night', 'day', 'trim', 'screen'],
  test: ['night', 'day', 'screen', 'weave', 'shadow'],
};

export function ground(onto: Canvas, kind: Ground, dice: Dice): void {
  const { width, height, light } = onto;
  const longer = Math.max(width, height);
  const base = {
    night: dice.between(3, 34),
    day: dice.between(25, 70),
    trim: dice.between(20, 60),
    screen: dice.between(6, 30),
    weave: dice.between(14, 50),
    shadow: dice.between(20, 45),
  }[kind];
  const [hue, saturation] = {
    night: [220, 0.08],
    day: [40, 0.08],
    trim: [dice.between(15, 40), dice.between(0.1, 0.4)],
    screen: [dice.between(190, 260), dice.between(0.1, 0.45)],
    weave: [210, 0.05],
    shadow: [30, 0.15],
  }[kind] as [number, number];
  const tint = rgbOf(hue, saturation);
  const [sx, sy] = [(dice.between(-40, 40) * base) / 40 / longer, (dice.between(-40, 40) * base) / 40 / longer];
  const [fx, fy] = [dice.between(0.02, 0.3), dice.between(0.02, 0.3)];
  const rough = kind === 'trim' ? dice.between(0.05, 0.25) : kind === 'day' ? dice.between(0, 0.12) : 0.03;
  const edge = dice.between(0.2, 0.8) * height;
  const lean = dice.between(-0.6, 0.6);
  const weave = Math.round(dice.between(5, 12));
  for (let y = 0; y < height; y += 1) {
    const row = Math.sin(fy * y);
    for (let x = 0; x < width; x += 1) {
      let level = (base + sx * x + sy * y) * (1 + rough * Math.sin(fx * x + 3 * row) * row);
      if (kind === 'weave') level *= (Math.floor(x / weave) + Math.floor(y / weave)) % 2 === 0 ? 1.35 : 0.75;
      if (kind === 'shadow') level *= y + lean * x > edge ? 1.7 : 0.55;
      for (let c = 0; c < 3; c += 1) light[3 * (y * width + x) + c] = Math.max(0, level * (tint[c] as number));
    }
  }
  if (kind === 'screen') panels(onto, dice);
  if (kind !== 'night' && dice.chance(0.6)) reflections(onto, dice);
}

/** A screen's coloured fields: a map, a bar, a border. */
function panels({ width, height, light }: Canvas, dice: Dice): void {
  for (let at = 0; at < dice.between(1, 4); at += 1) {
    const [left, top] = [dice.between(0, width * 0.8), dice.between(0, height * 0.8)];
    const [wide, high] = [
      dice.between(30, width * 0.4),
      dice.chance(0.4) ? dice.between(3, 10) : dice.between(20, 200),
    ];
    const colour = rgbOf(dice.between(0, 360), dice.between(0.1, 0.8));
    const level = dice.between(10, 60);
    for (let y = Math.floor(top); y < Math.min(height, top + high); y += 1)
      for (let x = Math.floor(left); x < Math.min(width, left + wide); x += 1)
        for (let c = 0; c < 3; c += 1)
          light[3 * (y * width + x) + c] = (light[3 * (y * width + x) + c] as number) + level * (colour[c] as number);
  }
}

/** The window and what is behind it, in the glass over the dials. */
function reflections({ width, height, light }: Canvas, dice: Dice): void {
  for (let spot = 0; spot < dice.between(1, 5); spot += 1) {
    const [cx, cy] = [dice.between(0, width), dice.between(0, height)];
    const [rx, ry] = [dice.between(20, 240), dice.between(8, 120)];
    const colour = rgbOf(dice.between(0, 360), dice.between(0, 0.25));
    const level = dice.between(10, 80);
    for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y += 1)
      for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x += 1) {
        const inside = 1 - ((x - cx) / rx) ** 2 - ((y - cy) / ry) ** 2;
        if (inside <= 0) continue;
        for (let c = 0; c < 3; c += 1) {
          const at = 3 * (y * width + x) + c;
          light[at] = (light[at] as number) + level * inside * (colour[c] as number);
        }
      }
  }
}

/** A dial with its ticks, figures, needle and red zone, in one of the colours that makers light them in. */
export function dial(onto: Canvas, x: number, y: number, radius: number, how: Taken, dice: Dice): void {
  const size = Math.round(radius * 2.2);
  const lit = dice.chance(0.65) ? 'white' : dice.pick(['red', 'blue', 'green', 'amber'] as const);
  const put = (drawing: Drawing, hue: typeof lit, stroke: number, bright: number) =>
    shine(onto, drawing, how, dice, { x: x - size / 2, y: y - size / 2, size, hue, stroke, bright });
  const draw = (text: string) => readDrawing(text, {});
  const ticks = Array.from({ length: 17 }, (_, at) => {
    const angle = ((140 + at * 16.25) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `line ${24 + 19 * c} ${24 + 19 * s} ${24 + 21.5 * c} ${24 + 21.5 * s}`;
  });
  put(draw(ticks.join(';')), lit, 0.4, dice.between(0.3, 0.9));
  const figures = [3, 0, 4].flatMap((digit, at) => wordStrokes(`${digit}0`, 12 + 12 * at, at === 1 ? 9 : 17, 3));
  put({ lines: figures, solids: [] }, lit, 0.4, dice.between(0.3, 0.8));
  if (dice.chance(0.5))
    put(draw(`arc 24 24 20 0 ${dice.between(20, 60)}`), 'red', dice.between(0.6, 1.6), dice.between(0.4, 1));
  if (dice.chance(0.2))
    put(draw('circle 24 24 22.5'), dice.pick(['blue', 'red', 'white'] as const), 0.5, dice.between(0.3, 0.8));
  const angle = dice.between(2.4, 6.8);
  const tip = [24 + 18 * Math.cos(angle), 24 + 18 * Math.sin(angle)];
  const needle = dice.chance(0.6) ? dice.pick(['red', 'amber'] as const) : 'white';
  put(draw(`line 24 24 ${tip.join(' ')}`), needle, dice.between(0.5, 1), dice.between(0.5, 1.1));
  if (dice.chance(0.3)) put(draw('disc 24 24 2.2'), needle, 0.5, dice.between(0.4, 0.9));
}
