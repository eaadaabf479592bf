/** Drawings as shades: how much of each pixel is covered, with strokes of any width. */
import type { Drawing, Point } from '#engine/sight/drawing.ts';

export interface Shades {
  width: number;
  height: number;
  /** 0–1. */
  cover: Float32Array;
}

/** The drawing's points must be in pixels already. */
export function raster({ lines, solids }: Drawing, width: number, height: number, stroke: number): Shades {
  const cover = new Float32Array(width * height);
  for (const { points, hole } of solids) fill({ width, height, cover }, points, hole);
  for (const line of lines)
    for (let at = 1; at < line.length; at += 1)
      segment({ width, height, cover }, line[at - 1] as Point, line[at] as Point, stroke / 2);
  return { width, height, cover };
}

function segment({ width, height, cover }: Shades, [ax, ay]: Point, [bx, by]: Point, radius: number): void {
  const reach = radius + 1;
  const x0 = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
  const x1 = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + reach));
  const y0 = Math.max(0, Math.floor(Math.min(ay, by) - reach));
  const y1 = Math.min(height - 1, Math.ceil(Math.max(ay, by) + reach));
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy || 1e-9;
  for (let y = y0; y <= y1; y += 1)
    for (let x = x0; x <= x1; x += 1) {
      const px = x + 0.5 - ax;
      const py = y + 0.5 - ay;
      const along = Math.max(0, Math.min(1, (px * dx + py * dy) / length));
      const distance = Math.hypot(px - along * dx, py - along * dy);
      const value = Math.max(0, Math.min(1, radius + 0.5 - distance));
      const at = y * width + x;
      if (value > (cover[at] as number)) cover[at] = value;
    }
}

function fill({ width, height, cover }: Shades, points: Point[], hole: boolean): void {
  const ys = points.map(([, y]) => y);
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= Math.min(height - 1, Math.max(...ys)); y += 1) {
    for (const sub of [0.25, 0.75]) {
      const crossings: number[] = [];
      for (let at = 0; at < points.length; at += 1) {
        const [ax, ay] = points[at] as Point;
        const [bx, by] = points[(at + 1) % points.length] as Point;
        const level = y + sub;
        if (ay <= level !== by <= level) crossings.push(ax + ((level - ay) / (by - ay)) * (bx - ax));
      }
      crossings.sort((a, b) => a - b);
      for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
        const [from, to] = [crossings[pair] as number, crossings[pair + 1] as number];
        for (let x = Math.max(0, Math.floor(from)); x <= Math.min(width - 1, to); x += 1) {
          const part = 0.5 * Math.max(0, Math.min(x + 1, to) - Math.max(x, from));
          const at = y * width + x;
          cover[at] = hole ? Math.max(0, (cover[at] as number) - part) : Math.min(1, (cover[at] as number) + part);
        }
      }
    }
  }
}

/** Three box blurs are nearly a bell. */
export function blurred({ width, height, cover }: Shades, radius: number): Shades {
  if (radius < 0.3) return { width, height, cover };
  let now = cover;
  for (let pass = 0; pass < 2; pass += 1)
    now = boxed(boxed(now, width, height, radius, true), width, height, radius, false);
  return { width, height, cover: now };
}

function boxed(from: Float32Array, width: number, height: number, radius: number, across: boolean): Float32Array {
  const to = new Float32Array(from.length);
  const whole = Math.floor(radius);
  const part = radius - whole;
  const total = 2 * whole + 1 + 2 * part;
  const [count, lines, step, stride] = across ? [width, height, 1, width] : [height, width, width, 1];
  for (let line = 0; line < lines; line += 1) {
    const start = line * stride;
    const value = (at: number) => (at < 0 || at >= count ? 0 : (from[start + at * step] as number));
    let sum = 0;
    for (let at = -whole; at <= whole; at += 1) sum += value(at);
    for (let at = 0; at < count; at += 1) {
      to[start + at * step] = (sum + part * (value(at - whole - 1) + value(at + whole + 1))) / total;
      sum += value(at + whole + 1) - value(at - whole);
    }
  }
  return to;
}
