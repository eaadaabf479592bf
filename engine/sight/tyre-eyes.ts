/** How worn a tyre looks, as learnt: tools/train-tyres.ts makes the weights, `npm run knowledge -- score-sight` says how far they can be trusted. */
import { chancesOf, wakeNet } from './net.ts';
import type { Pixels } from './pixels.ts';
import { tyreMeasures } from './tyre.ts';
import weights from './tyres.weights.json' with { type: 'json' };

const net = wakeNet(weights);

export const wornChance = (pixels: Pixels): number =>
  chancesOf(net, tyreMeasures(pixels), () => true).find(({ name }) => name === 'worn')?.chance ?? 0.5;
