/** Patches of one colour, and how they lie together: parts of a lamp at narrow gaps, whole lamps at wider ones. */
import { GLOWS, HUES, type Hue, type Lit } from './pixels.ts';

export interface Patch {
  hue: Hue;
  /** Left, top, right, bottom; the last two lie outside. */
  box: [number, number, number, number];
  /** Pixels that glow. */
  area: number;
  /** The pieces that it falls into at the next narrower gap; itself none. */
  pieces: Patch[];
}

/** Gaps bridged, as shares of the picture's longer side. */
const GAPS = [0.0012, 0.0035, 0.0065, 0.0105];

/** Whole patches at the widest gap, each with its pieces below. */
export function patchesOf(lit: Lit): Patch[] {
  return HUES.flatMap((hue, index) => {
    let pieces: Patch[] = components(lit, index).map(({ box, area }) => ({ hue, box, area, pieces: [] }));
    for (const share of GAPS) pieces = joined(pieces, Math.max(1.5, share * Math.max(lit.width, lit.height)), hue);
    return pieces;
  });
}

/** Touching pixels of one colour. */
function components({ width, height, glow, hue }: Lit, index: number): Pick<Patch, 'box' | 'area'>[] {
  const seen = new Uint8Array(width * height);
  const found: Pick<Patch, 'box' | 'area'>[] = [];
  const stack: number[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || hue[start] !== index || (glow[start] as number) < GLOWS) continue;
    const box: Patch['box'] = [width, height, 0, 0];
    let area = 0;
    seen[start] = 1;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop() as number;
      const x = at % width;
      const y = (at - x) / width;
      area += 1;
      if (x < box[0]) box[0] = x;
      if (y < box[1]) box[1] = y;
      if (x >= box[2]) box[2] = x + 1;
      if (y >= box[3]) box[3] = y + 1;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          const next = ny * width + nx;
          if (seen[next] || hue[next] !== index || (glow[next] as number) < GLOWS) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    if (area >= 4) found.push({ box, area });
  }
  // More than this is a red carpet, not a dashboard.
  return found.sort((a, b) => b.area - a.area).slice(0, MOST);
}

const MOST = 400;

/** Patches whose boxes come nearer than the gap become one, with the old ones as its pieces. */
function joined(patches: Patch[], gap: number, hue: Hue): Patch[] {
  const group = patches.map((_, at) => at);
  const root = (at: number): number => {
    let top = at;
    while (group[top] !== top) top = group[top] as number;
    group[at] = top;
    return top;
  };
  for (let a = 0; a < patches.length; a += 1)
    for (let b = a + 1; b < patches.length; b += 1)
      if (near((patches[a] as Patch).box, (patches[b] as Patch).box, gap)) group[root(a)] = root(b);
  const groups = new Map<number, Patch[]>();
  for (const [at, patch] of patches.entries()) groups.set(root(at), [...(groups.get(root(at)) ?? []), patch]);
  return [...groups.values()].map((members) =>
    members.length === 1
      ? (members[0] as Patch)
      : { hue, box: around(members), area: members.reduce((sum, { area }) => sum + area, 0), pieces: members },
  );
}

const near = (a: Patch['box'], b: Patch['box'], gap: number): boolean =>
  a[0] - b[2] < gap && b[0] - a[2] < gap && a[1] - b[3] < gap && b[1] - a[3] < gap;

const around = (patches: readonly Patch[]): Patch['box'] => [
  Math.min(...patches.map(({ box }) => box[0])),
  Math.min(...patches.map(({ box }) => box[1])),
  Math.max(...patches.map(({ box }) => box[2])),
  Math.max(...patches.map(({ box }) => box[3])),
];
