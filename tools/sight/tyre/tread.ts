/** Treads: grooves around the tyre, slanted and bent ones across it, fine cuts, blocks. */
import type { Point } from '#engine/sight/drawing.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import { AREA, add, coverOf, linesOf, type Surface } from './surface.ts';

export interface Tread {
  /** Depth of a full groove, in units of the field: about 1.5 when new. */
  depth: number;
  /** How far the edges are rounded off, in units. */
  round: number;
  /** How rich the pattern still is, 0–1: fine cuts go first. */
  rich: number;
}

export function tread(onto: Surface, { depth, round, rich }: Tread, dice: Dice): void {
  const carve = (lines: Point[][], width: number, by: number) => {
    const pixels = Math.max(1, width * onto.unit);
    const cover = coverOf(onto, linesOf(lines), pixels, Math.max(0.35, round * onto.unit));
    // The same rubber is not taken away twice where grooves cross.
    const floor = -by * depth * onto.unit;
    for (let at = 0; at < AREA; at += 1) {
      const cut = floor * Math.min(1, cover[at] as number);
      if (cut < (onto.height[at] as number)) onto.height[at] = cut;
    }
  };
  const ribs = Math.floor(dice.between(0, 4.6));
  const zigzag = dice.chance(0.3) ? dice.between(1, 3) : 0;
  const wide = dice.setting(0.8, 4);
  const places = Array.from({ length: ribs }, (_, at) => 4 + ((at + 0.5) * 40) / ribs + dice.between(-1.5, 1.5));
  const step = dice.between(3, 6);
  for (const x of places)
    carve(
      [
        Array.from(
          { length: Math.ceil(150 / step) },
          (_, at): Point => [x + (zigzag === 0 ? 0 : at % 2 ? zigzag : -zigzag), at * step - 50],
        ),
      ],
      wide * dice.between(0.7, 1.2),
      dice.between(0.8, 1.1),
    );
  if (dice.chance(0.4 + 0.6 * rich)) across(dice, carve);
  if (dice.chance(0.6 * rich)) fineCuts(dice, carve);
  if (dice.chance(0.3 * rich)) ticks(dice, carve);
}

type Carve = (lines: Point[][], width: number, by: number) => void;

/** Slanted grooves from the shoulders, bent, in one or two lengths, mirrored or not. */
function across(dice: Dice, carve: Carve): void {
  const pitch = dice.setting(4, 15);
  const slope = dice.between(-1.2, 1.2);
  const bow = dice.between(-5, 5);
  const reach = dice.between(0.35, 1.15);
  const mirrored = dice.chance(0.65);
  const hook = dice.chance(0.4) ? dice.between(-4, 4) : 0;
  const parts = dice.chance(0.5) ? [0, 1] : [0, 1, 2];
  const width = dice.around(0.4, 2.6);
  const by = dice.between(0.7, 1.05);
  const groups: Point[][][] = [[], []];
  for (let row = 0, y = -50; y < 100; row += 1, y += pitch)
    for (const part of parts) {
      const [from, to] = [
        [-6, 22 * reach],
        [54, 48 - 22 * reach],
        [24 - 7 * reach, 24 + 7 * reach],
      ][part] as [number, number];
      const lean = part === 1 && mirrored ? -slope : slope;
      const shift = part === 1 ? pitch / 2 : part === 2 ? pitch / 4 : 0;
      const line = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Point => {
        const x = from + (to - from) * t;
        return [x, y + shift + lean * (x - from) + bow * Math.sin(Math.PI * t) + (t === 1 ? hook : 0)];
      });
      (groups[row % 2] as Point[][]).push(line);
    }
  carve(groups[0] as Point[][], width, by);
  carve(groups[1] as Point[][], width * (dice.chance(0.5) ? dice.between(0.4, 1) : 1), by);
  // Short thick ends, as blocks and arrowheads have.
  if (dice.chance(0.4))
    carve(
      groups.flat().map((line) => line.slice(dice.pick([0, 2]), 4)),
      width * dice.between(1.3, 2),
      by,
    );
}

/** Cuts as thin as a knife: straight, waved, or short ticks. */
function fineCuts(dice: Dice, carve: Carve): void {
  const pitch = dice.setting(1.6, 5);
  const slope = dice.between(-0.8, 0.8);
  const wave = dice.chance(0.4) ? dice.between(0.2, 0.9) : 0;
  const lines: Point[][] = [];
  const columns = Array.from({ length: Math.ceil(dice.between(1, 5)) }, () => dice.between(0, 48));
  const long = dice.between(2, 9);
  for (const x of columns)
    for (let y = -50; y < 100; y += pitch)
      lines.push(
        Array.from(
          { length: 9 },
          (_, at): Point => [x + (long * at) / 8, y + (slope * long * at) / 8 + (at % 2 ? wave : -wave)],
        ),
      );
  carve(lines, dice.between(0.12, 0.35), dice.between(0.4, 0.9));
}

/** Many short cuts, in pairs that mirror each other, as in the blocks of winter and touring tyres. */
function ticks(dice: Dice, carve: Carve): void {
  const pitch = dice.setting(2.5, 8);
  const long = dice.between(0.8, 3.5);
  const lines: Point[][] = [];
  for (let column = dice.between(2, 8); column < 48; column += dice.between(3, 9)) {
    const lean = dice.between(-1, 1);
    for (let y = -40; y < 90; y += pitch)
      lines.push(
        [
          [column - long, y - lean * long],
          [column + long, y + lean * long],
        ],
        [
          [column - long, y + pitch / 2 + lean * long],
          [column, y + pitch / 2],
        ],
      );
  }
  carve(lines, dice.between(0.25, 0.9), dice.between(0.5, 1));
}

/** What a mould leaves and the road takes: a thin raised line, little knobs, hairs, painted lines. */
export function fresh(onto: Surface, dice: Dice): void {
  if (dice.chance(0.5)) {
    const lines: Point[][] = [];
    const x = dice.between(10, 38);
    if (dice.chance(0.7))
      lines.push([
        [x, -50],
        [x, 100],
      ]);
    else
      lines.push([
        [-20, x],
        [70, x],
      ]);
    add(onto.height, coverOf(onto, linesOf(lines), dice.between(1, 0.4 * onto.unit), 0.4), dice.between(0.6, 2));
  }
  if (dice.chance(0.6)) {
    const lines: Point[][] = [];
    const pitch = dice.between(4, 12);
    const column = dice.between(5, 14);
    for (let y = -40; y < 90; y += pitch)
      for (let x = dice.between(0, 6); x < 48; x += column)
        lines.push([
          [x + dice.bell() * 0.4, y + dice.bell() * 0.4],
          [x + 0.01, y],
        ]);
    add(onto.height, coverOf(onto, linesOf(lines), 0.7 * onto.unit, 0.5), dice.between(0.5, 2));
    if (dice.chance(0.4)) {
      const hairs = lines
        .filter(() => dice.chance(0.4))
        .map(([point]): Point[] => [
          point as Point,
          [(point as Point)[0] + dice.bell() * 1.2, (point as Point)[1] + dice.bell() * 1.2],
        ]);
      const cover = coverOf(onto, linesOf(hairs), 1.2, 0);
      add(onto.height, cover, 2);
      add(onto.shade, cover, -0.4);
    }
  }
  if (dice.chance(0.4)) {
    const colour = dice.pick([
      [1, 0.35, 0.15],
      [1, 0.9, 0.3],
      [0.3, 0.8, 0.5],
      [0.9, 0.2, 0.3],
      [1, 1, 0.95],
    ] as const);
    onto.paintColour = [...colour];
    const lines = Array.from({ length: Math.ceil(dice.between(0, 3)) }, (): Point[] => {
      const x = dice.between(4, 44);
      return [
        [x, -50],
        [x + dice.bell(), 100],
      ];
    });
    add(onto.paint, coverOf(onto, linesOf(lines), dice.between(0.2, 1.2) * onto.unit, 0.5), dice.between(0.4, 1));
  }
}
