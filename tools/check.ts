/** npm run check: types, format, fences, dead code, knowledge. */
import { CHECKS } from './run/checks.ts';
import { runStages } from './run/stage.ts';

const { failed } = runStages(CHECKS);
if (failed > 0) process.exitCode = 1;
