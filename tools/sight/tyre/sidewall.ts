/** Sidewalls: rings, raised or sunk letters, fine ribs in bands, the bead and the hole or the rim. */
import type { Drawing, Point } from '#engine/sight/drawing.ts';
import { wordStrokes } from '#engine/sight/letters.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import { AREA, add, coverOf, type Field, linesOf, SIDE, type Surface } from './surface.ts';

/** Far away lies the hub: everything on a sidewall goes around it. */
interface Round {
  /** From the hub to a field's point: how far, and where around (in the same units along the arc). */
  to: (around: number, out: number) => Point;
}

export function sidewall(onto: Surface, dice: Dice): void {
  const hub = dice.setting(34, 220);
  const round: Round = {
    to: (around, out) => {
      const angle = around / hub;
      return [24 + (hub + out) * Math.sin(angle), 24 + hub - (hub + out) * Math.cos(angle)];
    },
  };
  const deep = onto.unit * dice.between(0.1, 0.5);
  rings(onto, round, deep, dice);
  if (dice.chance(0.55)) ribs(onto, round, deep, dice);
  if (dice.chance(0.75)) letters(onto, round, deep, dice);
  if (dice.chance(0.5)) smallPrint(onto, round, deep, dice);
  if (dice.chance(0.15)) hairs(onto, dice);
  if (dice.chance(0.3)) shoulder(onto, round, dice);
  if (dice.chance(0.3)) hole(onto, round, -dice.between(8, 24), dice);
}

const arc = ({ to }: Round, out: number, from = -55, until = 55): Point[] =>
  Array.from({ length: 71 }, (_, at) => to(from + ((until - from) * at) / 70, out));

/** Thin raised lines, and steps from one level to the next. */
function rings(onto: Surface, round: Round, deep: number, dice: Dice): void {
  for (let ring = 0; ring < dice.between(0, 4); ring += 1) {
    const out = dice.between(-22, 22);
    const up = dice.pick([-1, 1, 1]) * deep * dice.between(0.5, 2.5);
    if (dice.chance(0.65))
      add(onto.height, coverOf(onto, linesOf([arc(round, out)]), dice.around(0.15, 1.5) * onto.unit, 0.6), up);
    else add(onto.height, band(onto, round, out, 60, 0.25 * onto.unit), up * 1.5);
  }
}

/** Everything between two rings. */
function band(onto: Surface, round: Round, from: number, to: number, soft: number): Field {
  const points = [...arc(round, from), ...arc(round, to).reverse()];
  return coverOf(onto, { lines: [], solids: [{ points, hole: false }] }, 1, soft);
}

/** Fine parallel cuts, in a whole band or in slanted fields. */
function ribs(onto: Surface, round: Round, deep: number, dice: Dice): void {
  const [from, wide] = [dice.between(-18, 12), dice.around(2, 22)];
  const pitch = dice.around(0.35, 1.6);
  const lean = dice.chance(0.6) ? dice.between(-1.2, 1.2) : 0;
  const gaps = dice.chance(0.4) ? dice.between(4, 12) : 0;
  const lines: Point[][] = [];
  for (let around = -52; around < 52; around += pitch) {
    const line = [0, 0.5, 1].map((t): Point => round.to(around + lean * wide * t, from + wide * t));
    if (gaps === 0) lines.push(line);
    else if (Math.floor((around + 100) / gaps) % 2 === 0) lines.push(line);
  }
  const cover = coverOf(onto, linesOf(lines), Math.max(1, 0.45 * pitch * onto.unit), 0.35);
  add(onto.height, cover, -Math.min(0.5 * pitch * onto.unit, deep) * dice.between(0.5, 1));
}

const LETTERS = [...'ACDEFHIKLMNOPRSTVWY034'];

function word(dice: Dice, from: number, to: number): string {
  return Array.from({ length: Math.floor(dice.between(from, to)) }, () => dice.pick(LETTERS)).join('');
}

/** Bends a word around the hub; every stroke in small steps. */
function bent(round: Round, strokes: Point[][], out: number, mirrored: boolean): Drawing {
  return linesOf(
    strokes.map((stroke) =>
      stroke.flatMap(([x, y], at): Point[] => {
        const [nx, ny] = stroke[Math.min(at + 1, stroke.length - 1)] as Point;
        return [0, 0.34, 0.67].map((t) => {
          const [px, py] = [x + (nx - x) * t, y + (ny - y) * t];
          return round.to(mirrored ? -px : px, out - py);
        });
      }),
    ),
  );
}

function letters(onto: Surface, round: Round, deep: number, dice: Dice): void {
  const high = dice.setting(4, 24);
  const strokes = wordStrokes(word(dice, 3, 9), dice.between(-14, 14), 0, high);
  const drawing = bent(round, strokes, dice.between(-12, 12), dice.chance(0.2));
  const width = (high / 6) * dice.between(0.5, 1.3) * onto.unit;
  const cover = coverOf(onto, drawing, width, 0.5);
  if (dice.chance(0.35)) {
    // Flat letters in a field of ribs, or ribs in letters alone.
    const inside = dice.chance(0.5);
    for (let at = 0; at < AREA; at += 1) {
      const flat = inside ? 1 - (cover[at] as number) : (cover[at] as number);
      onto.height[at] = (onto.height[at] as number) * (1 - flat);
    }
  }
  const kind = dice.between(0, 3);
  if (kind < 1.4) add(onto.height, cover, dice.pick([-1, 1, 1]) * deep * dice.between(0.6, 2));
  else {
    // An outline: the letter less a thinner letter.
    const inner = coverOf(onto, drawing, width * 0.62, 0.5);
    const outline = cover.map((value, at) => Math.max(0, value - (inner[at] as number)));
    add(onto.height, outline, dice.pick([-1, 1, 1]) * deep * dice.between(0.6, 2));
    if (kind > 2.6) {
      onto.paintColour = [1, 1, 0.97];
      add(onto.paint, dice.chance(0.5) ? cover : outline, dice.between(0.5, 1));
    }
  }
}

function smallPrint(onto: Surface, round: Round, deep: number, dice: Dice): void {
  const high = dice.between(1.1, 3);
  for (let row = 0, out = dice.between(-16, 16); row < dice.between(1, 4); row += 1, out -= high * 1.5) {
    const text = Array.from({ length: 5 }, () => word(dice, 3, 8)).map((part, at) =>
      wordStrokes(part, (at - 2) * high * 6.5, 0, high),
    );
    const drawing = bent(round, text.flat(), out, dice.chance(0.2));
    add(onto.height, coverOf(onto, drawing, Math.max(1, 0.13 * high * onto.unit), 0.4), deep * dice.between(0.5, 1.3));
  }
}

/** Thin rubber hairs from the mould's vents, and specks. */
function hairs(onto: Surface, dice: Dice): void {
  const lines = Array.from({ length: Math.ceil(dice.around(1, 14)) }, (): Point[] => {
    const [x, y] = [dice.between(0, 48), dice.between(0, 48)];
    const long = dice.chance(0.6) ? 1.5 : 0.2;
    return [
      [x, y],
      [x + dice.bell() * long * 0.5, y + dice.bell() * long * 0.5],
      [x + dice.bell() * long, y + dice.bell() * long],
    ];
  });
  const cover = coverOf(onto, linesOf(lines), dice.between(1, 3), 0.3);
  add(onto.height, cover, dice.between(0.5, 2.5));
  add(onto.shade, cover, dice.between(-0.7, 0.3));
}

/** The edge of the tread, with its blocks, at the top of the picture. */
function shoulder(onto: Surface, round: Round, dice: Dice): void {
  const out = dice.between(10, 20);
  const pitch = dice.between(3, 9);
  const lines: Point[][] = [];
  for (let around = -52; around < 52; around += pitch)
    lines.push([round.to(around, out + dice.between(0, 0.4)), round.to(around + dice.between(-1, 1), out + 22)]);
  const cut = coverOf(onto, linesOf(lines), dice.around(0.3, 2.4) * onto.unit, 0.5);
  for (let at = 0; at < AREA; at += 1)
    onto.height[at] = Math.min(onto.height[at] as number, -(cut[at] as number) * onto.unit * 1.2);
}

/** Inside the bead: the dark hole, a rim, or what lies behind. */
function hole(onto: Surface, round: Round, out: number, dice: Dice): void {
  const inside = band(onto, round, out, Math.max(out - 60, -30), 0.8);
  for (let at = 0; at < AREA; at += 1) onto.behind[at] = Math.max(onto.behind[at] as number, inside[at] as number);
  const lip = coverOf(onto, linesOf([arc(round, out + 1)]), dice.between(0.5, 2) * onto.unit, 1);
  add(onto.height, lip, onto.unit * dice.between(0.2, 0.8));
}

/** A straight or bent edge beyond which the tyre ends. */
export function edge(onto: Surface, dice: Dice): void {
  const angle = dice.between(0, 6.28);
  const far = dice.between(0.28, 0.5) * SIDE;
  const bow = dice.bell() * 0.002;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const [dx, dy] = [x - SIDE / 2, y - SIDE / 2];
      const along = c * dy - s * dx;
      const beyond = c * dx + s * dy - far + bow * along * along;
      const at = y * SIDE + x;
      onto.behind[at] = Math.max(onto.behind[at] as number, Math.max(0, Math.min(1, beyond)));
    }
}
