/** Close photos of tyres that never were: good treads with deep, sharp grooves; bald, cracked and scuffed rubber. */
import { type Drawing, moved, type Point, readDrawing } from '#engine/sight/drawing.ts';
import { wordStrokes } from '#engine/sight/letters.ts';
import type { Pixels } from '#engine/sight/pixels.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import { blurred, raster } from './raster.ts';

const SIDE = 256;

type Field = Float32Array;

export function tyreOf(worn: boolean, dice: Dice): Pixels {
  const light = rubber(dice, worn ? dice.between(0.03, 0.2) : dice.between(0.02, 0.09));
  const turn = dice.chance(0.7) ? dice.bell() * 0.35 : dice.between(0, 6.28);
  const size = dice.around(0.9, 3.6);
  const place = (drawing: Drawing) => placed(drawing, turn, size, dice);
  if (worn) {
    const kind = dice.between(0, 4);
    if (dice.chance(0.4))
      grooves(light, place(treadOf(dice, true)), dice, dice.between(0.3, 0.8), dice.between(0.8, 3));
    if (kind < 1.6)
      grooves(light, place(treadOf(dice, dice.chance(0.5))), dice, dice.between(0.45, 0.95), dice.between(0.8, 4));
    else if (kind < 3) sidewall(light, place, dice);
    if (kind >= 1 || dice.chance(0.5)) cracks(light, dice);
    if (dice.chance(0.6)) scuffs(light, dice);
    if (dice.chance(0.3)) holes(light, dice);
  } else {
    if (dice.chance(0.15)) sidewall(light, place, dice);
    grooves(light, place(treadOf(dice, false)), dice, dice.between(0.1, 0.6), dice.between(0.2, 1.4));
    if (dice.chance(0.3)) stripe(light, place, dice);
  }
  return photographed(light, dice);
}

/** Rubber under a light from one side: grain of several sizes, dirt. */
function rubber(dice: Dice, rough: number): Field {
  const light = new Float32Array(SIDE * SIDE);
  const grains = [2, 5, 14, 50].map((cell) => patches(cell, dice));
  const [sx, sy] = [dice.between(-1.1, 1.1), dice.between(-1.1, 1.1)];
  // A tyre is round: its shoulders turn away from the light.
  const round = dice.chance(0.5) ? dice.between(0, 1.6) : 0;
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const grain = grains.reduce((sum, grain) => sum + grain(x, y), 0);
      light[y * SIDE + x] =
        Math.max(0.12, 1 + sx * (x / SIDE - 0.5) + sy * (y / SIDE - 0.5) - round * (x / SIDE - 0.5) ** 2) *
        (1 + rough * grain);
    }
  return light;
}

/** Random values that change smoothly from cell to cell. */
function patches(cell: number, dice: Dice): (x: number, y: number) => number {
  const across = Math.ceil(SIDE / cell) + 2;
  const values = Float32Array.from({ length: across * across }, () => dice.between(-1, 1));
  return (x, y) => {
    const [cx, cy] = [Math.floor(x / cell), Math.floor(y / cell)];
    const [fx, fy] = [x / cell - cx, y / cell - cy];
    const at = (dx: number, dy: number) => values[(cy + dy) * across + cx + dx] as number;
    return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
  };
}

/** A tread on a field of 48: ribs, slanted cuts, zigzags or blocks. */
function treadOf(dice: Dice, few: boolean): Drawing {
  const lines: Point[][] = [];
  const kind = few ? 0 : dice.between(0, 3);
  const ribs = Math.floor(few ? dice.between(0, 3) : dice.between(1, 5));
  for (let rib = 0; rib < ribs; rib += 1) {
    const x = 6 + ((rib + 0.5) * 36) / ribs + dice.between(-2, 2);
    const zigzag = kind > 2 ? dice.between(1, 3.5) : 0;
    lines.push(Array.from({ length: 27 }, (_, at): Point => [x + (at % 2 ? zigzag : -zigzag), at * 4 - 28]));
  }
  if (few) return { lines, solids: [] };
  const pitch = dice.between(4, 9);
  const slope = dice.between(-0.9, 0.9);
  const bow = dice.between(-4, 4);
  const parts =
    kind < 2
      ? [
          [-30, 15],
          [33, 78],
        ]
      : [
          [-30, 20],
          [22, 36],
          [40, 78],
        ];
  for (let y = -60; y < 110; y += pitch)
    for (const [from, to] of parts as [number, number][]) {
      const mirrored = from > 24 && kind < 1.4 ? -1 : 1;
      const shift = dice.between(-0.6, 0.6) + (from > 24 ? pitch / 2 : 0);
      lines.push(
        [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
          const x = from + (to - from) * t;
          return [x, y + shift + mirrored * slope * (x - 24) + bow * Math.sin(Math.PI * t)];
        }),
      );
    }
  return { lines, solids: [] };
}

function placed(drawing: Drawing, turn: number, size: number, dice: Dice): Drawing {
  const [cx, cy] = [24 + dice.bell() * 5, 24 + dice.bell() * 5];
  const lean = dice.bell() * 0.004;
  const bend = dice.chance(0.4) ? dice.between(0, 0.006) : 0;
  return moved(drawing, ([x, y]) => {
    const [dx, dy] = [x - cx, y - cy];
    const w = Math.max(0.4, 1 + lean * dx);
    const [bx, by] = [dx / w, (dy + bend * dx * dx) / w];
    const scale = (size * SIDE) / 48;
    return [
      SIDE / 2 + scale * (bx * Math.cos(turn) - by * Math.sin(turn)),
      SIDE / 2 + scale * (bx * Math.sin(turn) + by * Math.cos(turn)),
    ];
  });
}

/** Cut into the rubber: dark below, with one wall in the light. */
function grooves(light: Field, drawing: Drawing, dice: Dice, shade: number, soft: number): void {
  const width = dice.between(4, 15) * dice.between(0.7, 1.5);
  const cut = blurred(raster(drawing, SIDE, SIDE, width), soft).cover;
  const [dx, dy] = [Math.round(dice.between(-3, 3)), Math.round(dice.between(-3, 3))];
  const wall = dice.between(0, 0.6) * (1 - shade);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const at = y * SIDE + x;
      const here = cut[at] as number;
      const [ox, oy] = [Math.max(0, Math.min(SIDE - 1, x + dx)), Math.max(0, Math.min(SIDE - 1, y + dy))];
      const beside = Math.max(0, (cut[oy * SIDE + ox] as number) - here);
      light[at] = (light[at] as number) * (1 - (1 - shade) * Math.min(1, here)) * (1 + wall * beside);
    }
}

/** Fine ribs, raised letters. */
function sidewall(light: Field, place: (drawing: Drawing) => Drawing, dice: Dice): void {
  if (dice.chance(0.6)) {
    const pace = dice.between(0.25, 1.3);
    const angle = dice.between(0, 3.14);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const strength = dice.between(0.05, 0.4);
    const [from, to] = [dice.between(-100, 150), dice.between(100, 360)];
    for (let y = 0; y < SIDE; y += 1)
      for (let x = 0; x < SIDE; x += 1) {
        const across = s * x - c * y + 128;
        if (across < from || across > to) continue;
        light[y * SIDE + x] = (light[y * SIDE + x] as number) * (1 + strength * Math.sin(pace * (c * x + s * y)));
      }
  }
  if (dice.chance(0.5)) {
    const word = Array.from({ length: 5 }, () => dice.pick([...'TREADWIFLOSP'])).join('');
    const letters = place({ lines: wordStrokes(word, 24, 24, dice.between(4, 16)), solids: [] });
    grooves(light, letters, dice, dice.between(0.6, 1.3), dice.between(0.5, 2));
  }
}

/** Jagged, thin and dark, most of them along one direction, with branches. */
function cracks(light: Field, dice: Dice): void {
  const along = dice.between(0, 3.14);
  const spread = dice.chance(0.65) ? dice.between(0.1, 0.6) : 3;
  const jag = dice.between(0.25, 0.8);
  const lines: Point[][] = [];
  const grow = (start: Point, angle: number, length: number, depth: number): void => {
    const line: Point[] = [start];
    let [x, y] = start;
    let towards = angle;
    for (let step = 0; step < length; step += 1) {
      towards = angle + dice.bell() * jag;
      x += Math.cos(towards) * dice.between(2, 6);
      y += Math.sin(towards) * dice.between(2, 6);
      line.push([x, y]);
      if (depth < 2 && dice.chance(0.12))
        grow([x, y], towards + dice.pick([-1, 1]) * dice.between(0.5, 1.4), length / 2, depth + 1);
    }
    lines.push(line);
  };
  const count = dice.around(4, 90);
  for (let crack = 0; crack < count; crack += 1)
    grow([dice.between(0, SIDE), dice.between(0, SIDE)], along + dice.bell() * spread, dice.around(3, 24), 0);
  const shade = dice.between(0.15, 0.75);
  for (const [share, width] of [
    [0.7, dice.between(0.6, 1.6)],
    [1, dice.between(1, 4)],
  ] as const) {
    const some = lines.filter(() => dice.chance(share === 1 ? 0.25 : 0.9));
    const cut = blurred(raster({ lines: some, solids: [] }, SIDE, SIDE, width), 0.4).cover;
    for (let at = 0; at < cut.length; at += 1)
      light[at] = (light[at] as number) * (1 - (1 - shade) * (cut[at] as number));
  }
}

/** Pale scrapes and dirt. */
function scuffs(light: Field, dice: Dice): void {
  const angle = dice.between(0, 3.14);
  const lines = Array.from({ length: Math.ceil(dice.around(5, 80)) }, (): Point[] => {
    const [x, y, length] = [dice.between(0, SIDE), dice.between(0, SIDE), dice.around(4, 60)];
    const turn = angle + dice.bell() * 0.3;
    return [
      [x, y],
      [x + length * Math.cos(turn), y + length * Math.sin(turn)],
    ];
  });
  const pale = blurred(raster({ lines, solids: [] }, SIDE, SIDE, dice.between(0.7, 3)), dice.between(0.5, 3)).cover;
  const by = dice.between(-0.25, 0.45);
  for (let at = 0; at < pale.length; at += 1) light[at] = (light[at] as number) * (1 + by * (pale[at] as number));
}

/** Pieces torn out. */
function holes(light: Field, dice: Dice): void {
  for (let hole = 0; hole < dice.between(1, 7); hole += 1) {
    const [cx, cy, size] = [dice.between(0, 48), dice.between(0, 48), dice.between(0.5, 4)];
    const points = Array.from({ length: 9 }, (_, at) => {
      const far = size * dice.between(0.4, 1.6);
      return `${cx + far * Math.cos(at * 0.7)} ${cy + far * Math.sin(at * 0.7)}`;
    });
    const shape = moved(readDrawing(`blob ${points.join(' ')}`, {}), ([x, y]) => [(x * SIDE) / 48, (y * SIDE) / 48]);
    const cut = blurred(raster(shape, SIDE, SIDE, 1), 1).cover;
    const shade = dice.between(0.2, 0.8);
    for (let at = 0; at < cut.length; at += 1)
      light[at] = (light[at] as number) * (1 - (1 - shade) * (cut[at] as number));
  }
}

/** The painted lines of a new tyre. */
function stripe(light: Field, place: (drawing: Drawing) => Drawing, dice: Dice): void {
  const x = dice.between(8, 40);
  grooves(
    light,
    place({
      lines: [
        [
          [x, -40],
          [x + 1, 90],
        ],
      ],
      solids: [],
    }),
    dice,
    dice.between(1.1, 1.5),
    0.6,
  );
}

function photographed(light: Field, dice: Dice): Pixels {
  const taken = blurred(
    { width: SIDE, height: SIDE, cover: light },
    dice.chance(0.5) ? 0.3 : dice.between(0.3, 1.8),
  ).cover;
  // Phones sharpen what they take.
  const sharp = dice.between(0, 1.6);
  const around = blurred({ width: SIDE, height: SIDE, cover: taken }, dice.between(0.8, 2)).cover;
  const soft = taken.map((value, at) => value + sharp * (value - (around[at] as number)));
  const level = dice.between(45, 165);
  const gamma = dice.between(0.75, 1.35);
  const haze = dice.between(0, 0.14);
  const noise = dice.between(0, 7);
  const rgb = new Uint8Array(SIDE * SIDE * 3);
  for (let at = 0; at < soft.length; at += 1) {
    const value =
      level * (haze + (1 - haze) * Math.max(0, soft[at] as number) ** gamma) + dice.between(-1.5, 1.5) * noise;
    rgb.fill(Math.max(0, Math.min(255, value)), 3 * at, 3 * at + 3);
  }
  return { width: SIDE, height: SIDE, rgb };
}
