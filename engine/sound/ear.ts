/** The ear as it was trained: tools/train-sound.ts makes the weights, tools/sound/REPORT.md says how good it is. */
import type { Forest } from './forest.ts';
import weights from './kinds.weights.json' with { type: 'json' };

export const ear: Forest = weights;
