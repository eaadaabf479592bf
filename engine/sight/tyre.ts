/** A close photo of a tyre in numbers: how even its rubber is, how straight its edges, how dark its hollows, whether dust lies in them. */
import type { Pixels } from './pixels.ts';
import { halved, middleSquare, type Plane } from './plane.ts';
import { type Cells, cellsOf, colourMeasures, DESCRIBED, described, FIRST_PATTERN, part, windowOf } from './texture.ts';

/** Sides at which the picture is looked at, ever less closely, and the cells at each: the same places in the first three. */
export const SIDES = [320, 160, 80, 40] as const;
const CELLS = [20, 10, 5, 5] as const;
const COLOURS_AT = 2;

/** Steps at which windows are looked at one by one. */
const STEPS_OF_WINDOWS = 3;

export interface Rubber {
  /** The whole photo, free of its brightness, since all are ratios of light. */
  whole: Record<string, number>;
  /** Window by window, row by row; each knows how even the photo is elsewhere. */
  windows: Float32Array[];
  across: number;
}

/** Of the middle square, or of a share of it. */
export function rubberIn(pixels: Pixels, share = 1): Rubber {
  const { grey, warmth, tint } = middleSquare(pixels, SIDES[0], SIDES[COLOURS_AT], share);
  const whole: Record<string, number> = {};
  const steps: Float32Array[][] = [];
  let plane: Plane = grey;
  SIDES.forEach((side, step) => {
    if (step > 0) plane = halved(plane);
    const cells = cellsOf(plane, CELLS[step] as number);
    const windows = windowsOf(cells);
    steps.push(windows);
    for (const [name, value] of Object.entries(measuresOf(cells, windows))) whole[`${name} at ${side}`] = value;
    if (step === COLOURS_AT) Object.assign(whole, colourMeasures(plane, warmth, tint));
  });
  const near = steps.slice(0, STEPS_OF_WINDOWS);
  const elsewhere = SIDES.slice(0, STEPS_OF_WINDOWS).map((side) => whole[`astray 0.5 at ${side}`] as number);
  const windows = (near[0] as Float32Array[]).map((_, at) =>
    Float32Array.from([...near.flatMap((step) => [...(step[at] as Float32Array)]), ...elsewhere]),
  );
  return { whole, windows, across: Math.sqrt(windows.length) };
}

/** Windows of two by two cells; they overlap. */
function windowsOf(cells: Cells): Float32Array[] {
  const across = cells.across - 1;
  return Array.from({ length: across * across }, (_, at) =>
    described(windowOf(cells, at % across, Math.floor(at / across), 2), 4 * cells.count),
  );
}

/** The photo as a whole, and how its windows differ among each other. */
function measuresOf(cells: Cells, windows: readonly Float32Array[]): Record<string, number> {
  const { across, count } = cells;
  const all = described(windowOf(cells, 0, 0, across), across * across * count);
  const given: Record<string, number> = {};
  DESCRIBED.forEach((name, at) => {
    given[name] = all[at] as number;
    if (at >= FIRST_PATTERN) return;
    const sorted = Float32Array.from(windows, (one) => one[at] as number).sort();
    for (const share of [0.1, 0.5, 0.9]) given[`${name} ${share}`] = part(sorted, share);
  });
  // Among the windows with the strongest edges: do those run one way?
  const strong = [...windows]
    .sort((a, b) => (b[0] as number) - (a[0] as number))
    .slice(0, Math.ceil(windows.length / 5));
  given['order of the strongest'] = strong.reduce((sum, one) => sum + (one[2] as number), 0) / strong.length;
  return given;
}
