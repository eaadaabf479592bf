/** Reads our small drawing language ("circle 24 24 13; use bang") into lines and filled shapes on a field of 48 by 48. */
import { wordStrokes } from './letters.ts';

export type Point = [number, number];

export interface Drawing {
  lines: Point[][];
  /** Filled; a hole takes away from what was filled before it. */
  solids: { points: Point[]; hole: boolean }[];
}

export const FIELD = 48;

/** A drawing by what it says. Throws, naming the word, when it says something unknown. */
export function readDrawing(text: string, pieces: Record<string, readonly string[]>): Drawing {
  const drawing: Drawing = { lines: [], solids: [] };
  for (const command of text.split(';')) {
    const [verb = '', ...words] = command.trim().split(/\s+/);
    if (verb === 'mirror') continue;
    if (verb === 'use') add(drawing, piece(words, pieces));
    else if (verb === 'word')
      drawing.lines.push(
        ...wordStrokes(words[0] as string, ...(words.slice(1).map(Number) as [number, number, number])),
      );
    else shape(drawing, verb, words.map(Number));
  }
  return /(^|;)\s*mirror\b/.test(text) ? moved(drawing, ([x, y]) => [FIELD - x, y]) : drawing;
}

/** The drawing with every point somewhere else. */
export const moved = (drawing: Drawing, move: (point: Point) => Point): Drawing => ({
  lines: drawing.lines.map((line) => line.map(move)),
  solids: drawing.solids.map(({ points, hole }) => ({ points: points.map(move), hole })),
});

function piece(
  [name = '', dx = '0', dy = '0', scale = '1']: string[],
  pieces: Record<string, readonly string[]>,
): Drawing {
  const text = pieces[name]?.[0];
  if (text === undefined) throw new Error(`no piece is called ${name}`);
  return moved(readDrawing(text, pieces), ([x, y]) => [x * Number(scale) + Number(dx), y * Number(scale) + Number(dy)]);
}

function add(to: Drawing, { lines, solids }: Drawing): void {
  to.lines.push(...lines);
  to.solids.push(...solids);
}

function shape({ lines, solids }: Drawing, verb: string, numbers: number[]): void {
  if (numbers.some(Number.isNaN) || numbers.length < 3) throw new Error(`${verb} ${numbers.join(' ')} is not complete`);
  const [a, b, c, d, e] = numbers as [number, number, number, number, number];
  const solid = (points: Point[], hole = false) => solids.push({ points, hole });
  switch (verb) {
    case 'line':
      return void lines.push(pairs(numbers));
    case 'ring':
      return void lines.push(closed(pairs(numbers)));
    case 'curve':
      return void lines.push(spline(pairs(numbers), false));
    case 'loop':
      return void lines.push(closed(spline(pairs(numbers), true)));
    case 'fill':
      return void solid(pairs(numbers));
    case 'clear':
      return void solid(pairs(numbers), true);
    case 'blob':
      return void solid(spline(pairs(numbers), true));
    case 'circle':
      return void lines.push(arc(a, b, c, 0, 360));
    case 'disc':
      return void solid(arc(a, b, c, 0, 360));
    case 'arc':
      return void lines.push(arc(a, b, c, d, e));
    case 'rect':
      return void lines.push(closed(corners(a, b, c, d)));
    case 'box':
      return void solid(corners(a, b, c, d));
    case 'wave':
      return void lines.push(along(d * 8, (t) => [a + c * t, b - (e ?? 2) * Math.sin(2 * Math.PI * d * t)]));
    case 'coil':
      return void lines.push(coil(a, b, c, d, e));
    case 'cog':
      return void lines.push(cog(a, b, c, d));
    default:
      throw new Error(`nothing is drawn by ${verb}`);
  }
}

const pairs = (numbers: number[]): Point[] =>
  Array.from({ length: numbers.length >> 1 }, (_, at) => [numbers[2 * at] as number, numbers[2 * at + 1] as number]);

const closed = (points: Point[]): Point[] => [...points, points[0] as Point];

const corners = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

const along = (steps: number, at: (t: number) => Point): Point[] =>
  Array.from({ length: Math.ceil(steps) + 1 }, (_, step) => at(step / Math.ceil(steps)));

function arc(x: number, y: number, radius: number, from: number, to: number): Point[] {
  const steps = Math.max(6, (Math.abs(to - from) / 360) * (radius > 6 ? 28 : 14));
  return along(steps, (t) => {
    const angle = ((from + (to - from) * t) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A curly wire between two straight ends. */
function coil(x: number, y: number, width: number, turns: number, radius: number): Point[] {
  const end = width * 0.14;
  const curl = along(turns * 16, (t): Point => {
    const angle = 2 * Math.PI * turns * t;
    return [
      x + end + radius * 0.6 + (width - 2 * end - radius * 1.2) * t - radius * 0.6 * Math.cos(angle) + 0,
      y - radius * Math.sin(angle),
    ];
  });
  return [[x, y], ...curl, [x + width, y]];
}

function cog(x: number, y: number, radius: number, teeth: number): Point[] {
  const step = (2 * Math.PI) / teeth;
  return closed(
    Array.from({ length: teeth }, (_, tooth) =>
      (
        [
          [-0.3, 0.78],
          [-0.2, 1],
          [0.2, 1],
          [0.3, 0.78],
        ] as const
      ).map(
        ([turn, reach]): Point => [
          x + radius * reach * Math.cos(step * (tooth + turn)),
          y + radius * reach * Math.sin(step * (tooth + turn)),
        ],
      ),
    ).flat(),
  );
}

/** A smooth curve through the points. */
function spline(points: Point[], round: boolean): Point[] {
  const count = points.length;
  const at = (index: number): Point =>
    points[round ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Point;
  const parts = round ? count : count - 1;
  const curve = Array.from({ length: parts }, (_, part) =>
    [0, 0.25, 0.5, 0.75].map((t): Point => {
      const [p, q, r, s] = [at(part - 1), at(part), at(part + 1), at(part + 2)];
      const blend = (axis: 0 | 1) =>
        q[axis] +
        0.5 *
          t *
          (r[axis] -
            p[axis] +
            t *
              (2 * p[axis] - 5 * q[axis] + 4 * r[axis] - s[axis] + t * (3 * (q[axis] - r[axis]) + s[axis] - p[axis])));
      return [blend(0), blend(1)];
    }),
  ).flat();
  return round ? curve : [...curve, points[count - 1] as Point];
}
