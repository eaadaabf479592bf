/** Patches of one light, and how they lie together: what is nearest joins first, until nothing near is left. */
import { AMBER_FROM, type Hue, LIGHTS, type Lit } from './pixels.ts';

export interface Patch {
  /** Index into LIGHTS. */
  light: number;
  hue: Hue;
  /** The hue that it may be as well, where red and amber cannot be told apart for sure. */
  or?: Hue;
  /** Left, top, right, bottom; the last two lie outside. */
  box: [number, number, number, number];
  /** Pixels that are lit, and their tones added up. */
  area: number;
  tones: number;
  /** Those too bright and too colourful for a print. */
  vivid: number;
  /** The two that it was joined from; a patch of touching pixels has none. */
  pieces: Patch[];
}

/** The widest gap inside a lamp, as a share of the picture's longer side, and of the lamp itself. */
const WIDEST = 0.022;
const WIDEST_INSIDE = 0.34;
/** No lamp is larger. */
const LARGEST = 0.36;
/** Degrees between a red and an amber neighbour. */
const OTHER_TONE = 17;

/** Whole patches, each with what it was joined from. */
export function patchesOf(lit: Lit): Patch[] {
  const found: Patch[][] = LIGHTS.map(() => []);
  for (const patch of components(lit)) (found[patch.light] as Patch[]).push(patch);
  const longer = Math.max(lit.width, lit.height);
  // More than this is a red carpet, not a dashboard.
  return found.flatMap((patches) => joined(patches.sort((a, b) => b.area - a.area).slice(0, MOST), longer));
}

const MOST = 260;
/** Shades by which red and amber are told apart; between them it may be either. */
const DOUBT = 7;

/** Touching lit pixels of one light. */
function components({ width, height, light, tone, vivid, lit }: Lit): Patch[] {
  const seen = new Uint8Array(width * height);
  const found: Patch[] = [];
  const stack: number[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (lit[start] === 0 || seen[start] === 1) continue;
    const own = light[start] as number;
    let [left, top, right, bottom] = [width, height, 0, 0];
    let area = 0;
    let tones = 0;
    let bright = 0;
    seen[start] = 1;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop() as number;
      const x = at % width;
      const y = (at - x) / width;
      area += 1;
      tones += tone[at] as number;
      bright += vivid[at] as number;
      if (x < left) left = x;
      if (y < top) top = y;
      if (x >= right) right = x + 1;
      if (y >= bottom) bottom = y + 1;
      for (let ny = y > 0 ? y - 1 : y; ny <= y + 1 && ny < height; ny += 1)
        for (let nx = x > 0 ? x - 1 : x; nx <= x + 1 && nx < width; nx += 1) {
          const next = ny * width + nx;
          if (lit[next] === 0 || seen[next] === 1 || light[next] !== own) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    if (area >= 4)
      found.push(patchOf({ light: own, box: [left, top, right, bottom], area, tones, vivid: bright, pieces: [] }));
  }
  return found;
}

function patchOf(rest: Omit<Patch, 'hue' | 'or'>): Patch {
  const { light, area, tones } = rest;
  if (light !== 0) return { hue: light === 1 ? 'green' : 'blue', ...rest };
  const tone = tones / area;
  const [hue, or]: [Hue, Hue] = tone < AMBER_FROM ? ['red', 'amber'] : ['amber', 'red'];
  return { hue, ...(Math.abs(tone - AMBER_FROM) < DOUBT ? { or } : {}), ...rest };
}

/** The nearest two become one, again and again. */
function joined(patches: Patch[], longer: number): Patch[] {
  const pairs: { one: number; other: number; far: number }[] = [];
  for (let one = 0; one < patches.length; one += 1)
    for (let other = one + 1; other < patches.length; other += 1) {
      const far = farness(patches[one] as Patch, patches[other] as Patch, longer);
      if (far < Infinity) pairs.push({ one, other, far });
    }
  pairs.sort((a, b) => a.far - b.far);
  const group = patches.map((_, at) => at);
  const whole: (Patch | undefined)[] = [...patches];
  const root = (at: number): number => {
    let top = at;
    while (group[top] !== top) top = group[top] as number;
    group[at] = top;
    return top;
  };
  for (const { one, other } of pairs) {
    const [a, b] = [root(one), root(other)];
    if (a === b) continue;
    const [first, second] = [whole[a] as Patch, whole[b] as Patch];
    const box = around(first.box, second.box);
    if (Math.max(box[2] - box[0], box[3] - box[1]) > LARGEST * longer) continue;
    group[b] = a;
    whole[a] = patchOf({
      light: first.light,
      box,
      area: first.area + second.area,
      tones: first.tones + second.tones,
      vivid: first.vivid + second.vivid,
      pieces: [first, second],
    });
    whole[b] = undefined;
  }
  return whole.filter((patch) => patch !== undefined);
}

/** How little two patches belong together: the gap, and how large they would be as one. */
function farness(a: Patch, b: Patch, longer: number): number {
  const gap = Math.max(a.box[0] - b.box[2], b.box[0] - a.box[2], a.box[1] - b.box[3], b.box[1] - a.box[3], 0);
  if (gap > WIDEST * longer) return Infinity;
  const box = around(a.box, b.box);
  const side = Math.max(box[2] - box[0], box[3] - box[1]);
  if (gap > 3 && gap > WIDEST_INSIDE * side) return Infinity;
  const apart = a.light === 0 && Math.abs(a.tones / a.area - b.tones / b.area) > OTHER_TONE ? 3 : 1;
  return (gap + 0.04 * side) * apart;
}

const around = (a: Patch['box'], b: Patch['box']): Patch['box'] => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];
