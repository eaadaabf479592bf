/** What the net learns from: single patches, cut out by the very finder that it will work with. */

import type { Knowledge } from '#engine/knowledge.ts';
import { type Drawing, readDrawing } from '#engine/sight/drawing.ts';
import { FORM_LENGTH, formOf } from '#engine/sight/form.ts';
import { wordStrokes } from '#engine/sight/letters.ts';
import { HUES, type Hue, litPixels } from '#engine/sight/pixels.ts';
import { type Patch, patchesOf } from '#engine/sight/regions.ts';
import { NO_LAMP, WORDS } from '#engine/sight/see-lamps.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import { canvas, expose, ground, shine, taken, wandered } from './photo.ts';

export interface Symbols {
  id: string;
  hues: Hue[];
  drawings: Drawing[];
}

/** Lamps with at least this many drawings are learnt. */
const ENOUGH = 4;

/** The last drawing of each lamp is kept for the test. */
export function symbolsOf({ drawings, lamps }: Knowledge, purpose: 'training' | 'test' | 'all'): Symbols[] {
  return Object.entries(lamps).flatMap(([id, { colours }]) => {
    const drawn = drawings[id] ?? [];
    const hues = HUES.filter((hue) => colours.includes(hue));
    if (drawn.length < ENOUGH || hues.length === 0) return [];
    const used = purpose === 'all' ? drawn : purpose === 'test' ? drawn.slice(-1) : drawn.slice(0, -1);
    return [{ id, hues, drawings: used.map((text) => readDrawing(text, drawings)) }];
  });
}

export const LIT_WORDS = [
  'EPC',
  'STOP',
  'BRAKE',
  'SERVICE',
  'READY',
  'OFF',
  'ECO',
  'HOLD',
  'TPS',
  'PRND',
  '4WD',
  'SOS',
  'CHECK',
  'SPORT',
  'ESP',
  'DSC',
  'VSA',
  'SET',
];

export interface Lesson {
  name: string;
  hue: Hue;
  form: Float32Array;
}

/** One lesson about a lamp, lit words or something that is neither; none when the finder saw nothing. */
export function lessonOf(symbols: readonly Symbols[], at: number, dice: Dice): Lesson | undefined {
  const symbol = symbols[at];
  const wordTurn = at === symbols.length;
  const hue = symbol ? dice.pick(symbol.hues) : dice.pick(HUES);
  const drawing = symbol
    ? wandered(dice.pick(symbol.drawings), dice, 0.7)
    : wordTurn
      ? { lines: wordStrokes(dice.pick(LIT_WORDS), 24, 24, dice.between(9, 14)), solids: [] }
      : nonsense(symbols, dice);
  const size = Math.round(dice.around(24, 110));
  const side = Math.round(size * 1.9);
  const how = taken(dice);
  const onto = canvas(side, side);
  ground(onto, dice);
  const start = Math.round((side - size) / 2);
  shine(onto, drawing, how, dice, {
    x: start,
    y: start,
    size,
    hue,
    stroke: dice.between(1.9, 4.4),
    bright: dice.between(0.6, 1.1),
  });
  const patch = cutOut(litPixels(expose(onto, how, dice)), hue, dice, symbol !== undefined);
  if (!patch) return undefined;
  const form = formOf(patch.lit, patch.patch);
  if (form.length !== FORM_LENGTH) throw new Error('the form has another length than it says');
  return { name: symbol?.id ?? (wordTurn ? WORDS : NO_LAMP), hue, form };
}

function cutOut(lit: ReturnType<typeof litPixels>, hue: Hue, dice: Dice, whole: boolean) {
  const patches = patchesOf(lit).filter((patch) => patch.hue === hue && patch.area >= 12);
  if (patches.length === 0) return undefined;
  const box = patches.reduce<Patch['box']>(
    (all, { box: [l, t, r, b] }) => [
      Math.min(all[0], l),
      Math.min(all[1], t),
      Math.max(all[2], r),
      Math.max(all[3], b),
    ],
    [9999, 9999, 0, 0],
  );
  const all: Patch = { hue, box, area: patches.reduce((sum, { area }) => sum + area, 0), pieces: [] };
  if (Math.max(box[2] - box[0], box[3] - box[1]) < 12) return undefined;
  if (whole && dice.chance(0.12)) {
    // The finder is not always exact: a pixel or two of the surroundings.
    const off = () => Math.round(dice.between(-1.4, 1.4));
    all.box = [
      Math.max(0, box[0] + off()),
      Math.max(0, box[1] + off()),
      Math.min(lit.width, box[2] + off()),
      Math.min(lit.height, box[3] + off()),
    ];
  }
  return { lit, patch: all };
}

/** Needles, red zones, ticks, digits, bits of lamps, two lamps that touch: everything that glows and is no lamp. */
function nonsense(symbols: readonly Symbols[], dice: Dice): Drawing {
  const kind = dice.between(0, 8);
  const here = () => dice.between(3, 45);
  if (kind < 1) {
    const angle = dice.between(0, 6.3);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const wide = dice.between(0.6, 2.4);
    return {
      lines: [],
      solids: [
        {
          hole: false,
          points: [
            [24 - 20 * dx - wide * dy, 24 - 20 * dy + wide * dx],
            [24 - 20 * dx + wide * dy, 24 - 20 * dy - wide * dx],
            [24 + 22 * dx, 24 + 22 * dy],
          ],
        },
      ],
    };
  }
  if (kind < 2) {
    const from = dice.between(0, 360);
    return readDrawing(
      `arc 24 24 ${dice.between(14, 22)} ${from} ${from + dice.between(25, 140)}${dice.chance(0.5) ? `; arc 24 24 ${dice.between(9, 13)} ${from} ${from + 60}` : ''}`,
      {},
    );
  }
  if (kind < 3) {
    const digits = String(Math.floor(dice.around(1, 999)));
    return {
      lines: wordStrokes(
        digits.replace(/[125-9]/g, () => dice.pick(['0', '3', '4'])),
        24,
        24,
        dice.between(9, 22),
      ),
      solids: [],
    };
  }
  if (kind < 5) {
    // A piece of a lamp.
    const { lines, solids } = dice.pick(dice.pick(symbols).drawings);
    const some = lines.filter(() => dice.chance(0.4));
    const part = { lines: some.length > 0 ? some : lines.slice(0, 1), solids: solids.filter(() => dice.chance(0.3)) };
    return part.lines.length === lines.length && lines.length > 0 ? { lines: lines.slice(0, 1), solids: [] } : part;
  }
  if (kind < 6.4) {
    // Two lamps that touch.
    const [one, other] = [dice.pick(dice.pick(symbols).drawings), dice.pick(dice.pick(symbols).drawings)];
    const beside = dice.chance(0.7);
    const put = (drawing: Drawing, by: number): Drawing => ({
      lines: drawing.lines.map((line) =>
        line.map(([x, y]) => (beside ? [x * 0.5 + by, y * 0.5 + 12] : [x * 0.5 + 12, y * 0.5 + by])),
      ),
      solids: drawing.solids.map(({ points, hole }) => ({
        hole,
        points: points.map(([x, y]) => (beside ? [x * 0.5 + by, y * 0.5 + 12] : [x * 0.5 + 12, y * 0.5 + by])),
      })),
    });
    const [a, b] = [put(one, 0), put(other, 23)];
    return { lines: [...a.lines, ...b.lines], solids: [...a.solids, ...b.solids] };
  }
  if (kind < 7)
    return {
      lines: [],
      solids: [
        {
          hole: false,
          points: [
            [here(), here()],
            [here(), here()],
            [here(), here()],
            [here(), here()],
          ],
        },
      ],
    };
  return {
    lines: Array.from({ length: Math.ceil(dice.between(1, 6)) }, () =>
      Array.from({ length: Math.ceil(dice.between(1.1, 4)) + 1 }, () => [here(), here()] as [number, number]),
    ),
    solids: [],
  };
}
