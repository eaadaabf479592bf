/** The lamps that are learnt, with the drawings to learn from or to be tested with. */
import type { Knowledge } from '#engine/knowledge.ts';
import { type Drawing, readDrawing } from '#engine/sight/drawing.ts';
import { HUES, type Hue } from '#engine/sight/pixels.ts';

export interface Symbols {
  id: string;
  hues: Hue[];
  drawings: Drawing[];
}

/** Lamps with at least this many drawings are learnt. */
const ENOUGH = 4;

/** The last drawing of each lamp is kept for the test. */
export function symbolsOf(
  { drawings, lamps }: Pick<Knowledge, 'drawings' | 'lamps'>,
  purpose: 'training' | 'test' | 'all',
  more: Readonly<Record<string, readonly string[]>> = {},
): Symbols[] {
  return Object.entries(lamps).flatMap(([id, { colours }]) => {
    const drawn = drawings[id] ?? [];
    const hues = HUES.filter((hue) => colours.includes(hue));
    if (drawn.length < ENOUGH || hues.length === 0) return [];
    const used = purpose === 'all' ? drawn : purpose === 'test' ? drawn.slice(-1) : drawn.slice(0, -1);
    const texts = purpose === 'test' ? used : [...used, ...(more[id] ?? [])];
    return [{ id, hues, drawings: texts.map((text) => readDrawing(text, drawings)) }];
  });
}
