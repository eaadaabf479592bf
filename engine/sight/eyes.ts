/** The eyes as they were trained: tools/train-sight.ts makes the weights, `npm run knowledge -- score-sight` says how good they are. */
import weights from './lamps.weights.json' with { type: 'json' };
import { type Net, wakeNet } from './net.ts';

export const eyes: Net = wakeNet(weights);
