/** The ear: forests that were each taught in a world of sounds of its own, and are heard together. tools/sound/REPORT.md says how good it is. */
import { type Forest, joined } from './forest.ts';
import first from './forests/first.weights.json' with { type: 'json' };
import second from './forests/second.weights.json' with { type: 'json' };
import third from './forests/third.weights.json' with { type: 'json' };

export const forests: Readonly<Record<string, Forest>> = { first, second, third };
export const ear: Forest = joined(Object.values(forests));
