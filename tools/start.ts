/** npm start: builds what is stale, then becomes the server. With `build` it only builds. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAll } from './build/all.ts';

const ROOT = join(import.meta.dirname, '..');
const [only] = parseArgs({ allowPositionals: true }).positionals;

process.chdir(ROOT);
try {
  await buildAll();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// In this very process, so that signals reach the server.
if (only !== 'build') await import(pathToFileURL('dist/server.mjs').href);
