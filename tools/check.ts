/** npm run check: types, format, fences, dead code, knowledge. */
import { CHECKS } from './run/checks.ts';
import { runStages } from './run/stage.ts';

const { names } = runStages(CHECKS);
for (const name of names) console.error(`failed: ${name}`);
if (names.length > 0) process.exitCode = 1;
