/** Whether a recording can be judged at all; if not, what stands in the way. */
import { RATE } from './kinds.ts';

export const TROUBLES = ['too-short', 'silent', 'clipped', 'speech'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Seconds below which nothing is judged. Ten are asked for. */
export const SHORTEST_S = 1.4;
/** Loudest sample of a recording that holds nothing. */
const SILENT = 0.002;
/** Share of samples at the very edge, above which the recording is torn. */
const CLIPPED = 0.01;

export function troubleWith(samples: Float32Array | Float64Array): Trouble | undefined {
  if (samples.length < SHORTEST_S * RATE) return 'too-short';
  let most = 0;
  for (const value of samples) most = Math.max(most, Math.abs(value));
  if (most < SILENT) return 'silent';
  if (most < 0.5) return undefined;
  let torn = 0;
  for (let at = 1; at < samples.length; at += 1)
    // At the edge and flat: two in a row that the converter could not tell apart.
    if (
      Math.abs(samples[at] as number) > most * 0.985 &&
      Math.abs((samples[at] as number) - (samples[at - 1] as number)) < most * 0.015
    )
      torn += 1;
  return torn > CLIPPED * samples.length ? 'clipped' : undefined;
}
