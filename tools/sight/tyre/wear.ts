/** What age and the road do to rubber: cracks in rows and in nets, cuts, torn pieces, bared cords, grit, dust and scrapes. */
import type { Point } from '#engine/sight/drawing.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import { raster } from '../raster.ts';
import { AREA, add, type Field, grain, patches, SIDE, type Surface, softened } from './surface.ts';

const drawn = (lines: Point[][], width: number): Field => raster({ lines, solids: [] }, SIDE, SIDE, width).cover;

/** Where a kind of damage is and where it is not: everywhere, or in a part with a soft edge. */
function part(dice: Dice): Field {
  const field = new Float32Array(AREA).fill(1);
  if (dice.chance(0.35)) return field;
  const blotches = patches(dice.between(60, 220), dice, dice.between(0.3, 1), dice.between(0, 3.14));
  const from = dice.between(-0.4, 0.3);
  for (let at = 0; at < AREA; at += 1) field[at] = Math.max(0, Math.min(1, 4 * ((blotches[at] as number) - from)));
  return field;
}

/** Opens a crack: a narrow dark valley, with lips that stand up a little. */
function open(onto: Surface, cover: Field, deep: number, lips: number): void {
  const beside = softened(cover, 1.5);
  for (let at = 0; at < AREA; at += 1) {
    const here = cover[at] as number;
    onto.height[at] =
      (onto.height[at] as number) - deep * here + lips * Math.max(0, 2 * (beside[at] as number) - 2 * here);
    onto.shade[at] = (onto.shade[at] as number) * (1 - 0.55 * here);
    if (here > 0.3) onto.harm[at] = 1;
  }
}

/** Jagged cracks that mostly run one way and branch. */
export function cracks(onto: Surface, dice: Dice, many: number): void {
  // Most run around the tyre or across it.
  const along = dice.chance(0.6) ? onto.turn + dice.pick([0, Math.PI / 2]) + dice.bell() * 0.15 : dice.between(0, 3.14);
  const spread = dice.chance(0.7) ? dice.between(0.05, 0.4) : 3;
  const jag = dice.setting(0.12, 0.8);
  const bend = dice.between(0, 0.3) * jag;
  const where = part(dice);
  const lines: { line: Point[]; width: number }[] = [];
  const pace = dice.around(1.5, 6);
  const grow = (start: Point, angle: number, steps: number, width: number, depth: number): void => {
    const line: Point[] = [start];
    let [x, y] = start;
    let drift = 0;
    for (let step = 0; step < steps; step += 1) {
      drift = 0.75 * drift + bend * dice.bell();
      const towards = angle + drift + dice.bell() * jag;
      x += Math.cos(towards) * pace * dice.between(0.5, 1.5);
      y += Math.sin(towards) * pace * dice.between(0.5, 1.5);
      line.push([x, y]);
      if (depth < 2 && dice.chance(0.1))
        grow([x, y], angle + dice.pick([-1, 1]) * dice.between(0.4, 1.4), steps / 2.5, width * 0.7, depth + 1);
    }
    lines.push({ line, width });
  };
  const long = dice.around(5, 45);
  const fine = dice.around(0.7, 2.6);
  for (let crack = 0; crack < many; crack += 1) {
    const start: Point = [dice.between(-20, SIDE + 20), dice.between(-20, SIDE + 20)];
    const at =
      Math.max(0, Math.min(SIDE - 1, Math.round(start[1]))) * SIDE +
      Math.max(0, Math.min(SIDE - 1, Math.round(start[0])));
    if (dice.chance(where[at] as number))
      grow(start, along + dice.bell() * spread, long * dice.around(0.4, 1.6), fine * dice.around(0.5, 1.9), 0);
  }
  // Cracks taper: most of each is thin, and the wider ones are drawn with the wider pen.
  const cover = new Float32Array(AREA);
  for (const [least, most] of [
    [0, 0.8],
    [0.8, 1.5],
    [1.5, 2.6],
    [2.6, 99],
  ] as const) {
    const some = lines.filter(({ width }) => width >= least && width < most);
    if (some.length === 0) continue;
    const pen = Math.min(4, Math.max(0.8, (least + Math.min(most, least + 1)) / 2));
    const ink = drawn(
      some.map(({ line }) => line),
      pen,
    );
    for (let at = 0; at < AREA; at += 1) cover[at] = Math.max(cover[at] as number, ink[at] as number);
  }
  open(onto, cover, dice.around(1, 7), dice.between(0, 0.8));
}

/** A net of cracks: the walls between the cells of scattered points, moved to and fro. */
export function crazed(onto: Surface, dice: Dice): void {
  const cell = dice.setting(7, 50);
  const stretch = dice.around(0.3, 1);
  const turn = dice.between(0, 3.14);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const across = Math.ceil((1.5 * SIDE) / (cell * stretch)) + 4;
  const points = Array.from({ length: across * across }, (): Point => [dice.between(0, 1), dice.between(0, 1)]);
  const [wx, wy] = [grain(dice, 0.6, [4, 9, 22]), grain(dice, 0.6, [4, 9, 22])];
  const wander = dice.between(0.3, 1.3);
  const wide = dice.around(0.7, 3);
  const uneven = patches(cell * 1.5, dice);
  const where = part(dice);
  const cover = new Float32Array(AREA);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const at = y * SIDE + x;
      const here = (where[at] as number) * (0.65 + 0.6 * (uneven[at] as number));
      if (here <= 0.05) continue;
      const [dx, dy] = [x - SIDE / 2 + wander * (wx[at] as number), y - SIDE / 2 + wander * (wy[at] as number)];
      const [px, py] = [(c * dx + s * dy + SIDE * 0.75) / cell, (c * dy - s * dx + SIDE * 0.75) / (cell * stretch)];
      const [ix, iy] = [Math.floor(px), Math.floor(py)];
      let [near, second] = [9, 9];
      for (let ny = iy - 1; ny <= iy + 1; ny += 1)
        for (let nx = ix - 1; nx <= ix + 1; nx += 1) {
          const point = points[(((ny + across) % across) * across + ((nx + across) % across)) % points.length] as Point;
          const far = Math.hypot(nx + point[0] - px, (ny + point[1] - py) * stretch);
          if (far < near) [near, second] = [far, near];
          else if (far < second) second = far;
        }
      cover[at] = Math.max(0, Math.min(1, wide * here - ((second - near) * cell) / 2 + 0.3));
    }
  open(onto, cover, dice.around(1, 7), dice.between(0, 1));
}

/** Pieces out of the rubber: ragged hollows with a rough floor. */
export function torn(onto: Surface, dice: Dice): void {
  const shape = grain(dice, 0.8, [6, 14, 32, 70]);
  const sorted = Float32Array.from(shape).sort();
  const from = sorted[Math.floor(AREA * dice.between(0.72, 0.97))] as number;
  const floor = grain(dice, 0.5, [3, 6, 12]);
  const deep = dice.around(2, 12);
  for (let at = 0; at < AREA; at += 1) {
    const inside = Math.max(0, Math.min(1, ((shape[at] as number) - from) / 3));
    if (inside > 0.2) onto.harm[at] = 1;
    onto.height[at] = (onto.height[at] as number) - inside * deep * (1 + 0.12 * (floor[at] as number));
  }
}

/** Small pits and stones. */
export function pits(onto: Surface, dice: Dice): void {
  const lines = Array.from({ length: Math.ceil(dice.around(15, 500)) }, (): Point[] => {
    const [x, y] = [dice.between(0, SIDE), dice.between(0, SIDE)];
    return [
      [x, y],
      [x + dice.bell() * 2.5, y + dice.bell() * 2.5],
    ];
  });
  const cover = drawn(lines, dice.around(1, 4));
  add(onto.harm, cover, 0.6);
  const down = dice.chance(0.7);
  add(onto.height, cover, down ? -dice.around(0.6, 4) : dice.between(0.5, 2));
  if (!down) add(onto.dust, cover, dice.between(0.3, 1));
}

/** Bared cords: rows of short strokes, side by side. */
export function cords(onto: Surface, dice: Dice): void {
  const turn = dice.between(0, 3.14);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const pitch = dice.between(3, 8);
  const lean = dice.bell();
  for (let row = 0; row < dice.between(1, 4); row += 1) {
    const off = dice.between(-130, 130);
    const high = dice.between(4, 22);
    const lines: Point[][] = [];
    for (let along = -230; along < 230; along += pitch * dice.between(0.7, 1.3)) {
      const [x, y] = [along, off + dice.bell() * 2];
      const [x2, y2] = [x + lean * high, y + high * dice.between(0.4, 1.2)];
      lines.push([
        [SIDE / 2 + c * x - s * y, SIDE / 2 + s * x + c * y],
        [SIDE / 2 + c * x2 - s * y2, SIDE / 2 + s * x2 + c * y2],
      ]);
    }
    const cover = drawn(lines, pitch * dice.between(0.25, 0.6));
    add(onto.height, cover, -dice.between(1, 5));
    add(onto.harm, cover, 1);
    if (dice.chance(0.5)) add(onto.dust, cover, dice.between(0.2, 0.8));
  }
}

/** Rubber that is no longer smooth. */
export function rough(onto: Surface, dice: Dice, by: number): void {
  const turn = dice.between(0, 3.14);
  const stretch = dice.chance(0.35) ? dice.around(1.5, 8) : 1;
  add(onto.height, grain(dice, dice.between(0.1, 0.8), [1.7, 3, 6, 13], stretch, turn), by);
}

/** Dust: a film, blotches, and what stays in every hollow. */
export function dusty(onto: Surface, dice: Dice, strong: number): void {
  const hollow = softened(onto.height, dice.between(3, 12));
  const film = grain(dice, 0.25, [2, 5, 14, 45], dice.chance(0.4) ? dice.around(1, 9) : 1, dice.between(0, 3.14));
  const [inHollows, all, blotched] = [dice.between(0, 1.4), dice.between(-0.3, 0.5), dice.between(0, 0.4)];
  const from = dice.between(0.3, 2);
  for (let at = 0; at < AREA; at += 1) {
    const below = Math.max(0, (hollow[at] as number) - (onto.height[at] as number) - from * 0.3) / (from + 2);
    const much = all + blotched * (film[at] as number) + inHollows * Math.min(1, below);
    onto.dust[at] = Math.max(0, Math.min(1, (onto.dust[at] as number) + strong * much));
  }
}

/** Dirt that has stayed in what is left of the grooves: paler than the rubber around them. */
export function silted(onto: Surface, dice: Dice, depth: number): void {
  const much = dice.between(0.2, 0.9);
  const uneven = patches(dice.between(8, 60), dice);
  for (let at = 0; at < AREA; at += 1) {
    const below = Math.max(0, Math.min(1, -(onto.height[at] as number) / (0.7 * depth)));
    onto.dust[at] = (onto.dust[at] as number) + much * below * Math.max(0, 0.7 + 0.6 * (uneven[at] as number));
  }
}

/** Edges are no longer where the mould put them. Before anything is drawn. */
export function frayed(onto: Surface, dice: Dice): void {
  onto.ragged = dice.between(0.1, 1);
  onto.fray = grain(dice, 0.3, [2.5, 5, 11]);
}

/** Scrapes along the road or across, pale or dark. */
export function scraped(onto: Surface, dice: Dice): void {
  const turn = dice.between(0, 3.14);
  const lines = Array.from({ length: Math.ceil(dice.around(5, 120)) }, (): Point[] => {
    const [x, y, long] = [dice.between(0, SIDE), dice.between(0, SIDE), dice.around(5, 90)];
    const towards = turn + dice.bell() * 0.15;
    return [
      [x, y],
      [x + long * Math.cos(towards), y + long * Math.sin(towards)],
    ];
  });
  const cover = softened(drawn(lines, dice.between(0.8, 3)), dice.between(0.4, 2));
  add(onto.shade, cover, dice.between(-0.4, 0.7));
  add(onto.height, cover, -dice.between(0, 0.6));
}
