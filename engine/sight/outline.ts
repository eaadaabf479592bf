/** A drawing as the two paths that a screen needs: one to stroke, one to fill. */
import { type Drawing, type Point, readDrawing } from './drawing.ts';

export interface Outline {
  line: string;
  solid: string;
}

export function outlineOf(text: string, pieces: Record<string, readonly string[]>): Outline {
  return pathsOf(readDrawing(text, pieces));
}

const pathsOf = ({ lines, solids }: Drawing): Outline => ({
  line: lines.map(path).join(''),
  solid: solids.map(({ points }) => `${path(points)}z`).join(''),
});

const path = (points: Point[]): string => `M${points.map((point) => point.map(short).join(' ')).join('L')}`;

const short = (value: number): string => String(Math.round(value * 10) / 10);
