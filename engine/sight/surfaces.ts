/** Surfaces that a mechanic knows at a glance: metal with grooves worn into it, salts that have grown on battery poles. */
import type { Pixels } from './pixels.ts';
import { middleSquare } from './plane.ts';
import { cellsOf, DESCRIBED, described, windowOf } from './texture.ts';

const SIDE = 160;
const CELL = 16;

export interface Surfaces {
  /** Shares of the photo's middle: bright grey metal, grooved in one direction; pale or blue-green crumbs on something darker. */
  scored: number;
  crust: number;
}

const at = (name: (typeof DESCRIBED)[number]) => DESCRIBED.indexOf(name);
const [ASTRAY, ORDER, CONTRAST, PEAKED] = [at('astray'), at('order'), at('contrast'), at('peaked')];

export function surfacesOf(pixels: Pixels): Surfaces {
  const across = SIDE / CELL;
  const { grey, warmth, tint } = middleSquare(pixels, SIDE, across);
  const cells = cellsOf(grey, CELL);
  const light = lightOf(grey.values);
  const middle = Float32Array.from(light).sort()[light.length >> 1] as number;
  let [scored, crust] = [0, 0];
  for (let cell = 0; cell < light.length; cell += 1) {
    const said = described(windowOf(cells, cell % across, Math.floor(cell / across), 1), cells.count);
    const [warm, green, bright] = [warmth.values[cell], tint.values[cell], light[cell]] as [number, number, number];
    const grooved =
      (said[ORDER] as number) > 0.82 && (said[CONTRAST] as number) > -3.2 && (said[PEAKED] as number) < 1.5;
    if (grooved && bright > 100 && Math.abs(warm) < 0.3 && Math.abs(green) < 0.12) scored += 1;
    // Letters and edges differ far more from what is beside them than crumbs do.
    const crumbly =
      (said[ASTRAY] as number) > -5.2 && (said[ORDER] as number) < 0.6 && (said[CONTRAST] as number) < -1.1;
    const salty =
      (Math.abs(warm) < 0.25 && bright > 110) || (warm < 0.1 && green > -0.05 && bright > 70 && warm - green < -0.1);
    if (crumbly && salty && bright > 1.5 * middle) crust += 1;
  }
  return { scored: scored / light.length, crust: crust / light.length };
}

/** Mean light of each cell. */
function lightOf(logarithms: Float32Array): Float32Array {
  const across = SIDE / CELL;
  const light = new Float32Array(across * across);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const cell = Math.floor(y / CELL) * across + Math.floor(x / CELL);
      light[cell] = (light[cell] as number) + Math.exp(logarithms[y * SIDE + x] as number) / (CELL * CELL);
    }
  return light;
}
