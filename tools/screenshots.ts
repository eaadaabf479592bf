/** node tools/screenshots.ts [words of a test's name]: pictures of every screen in every state, phone and desk, in three palettes, into screenshots/. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build/all.ts';
import { chromiumPath, HOW_TO_GET_CHROMIUM } from './run/chromium.ts';
import { runStage } from './run/stage.ts';

const FOLDER = join(import.meta.dirname, '../screenshots');
const [only] = process.argv.slice(2);
const chromium = chromiumPath();

if (chromium === undefined) {
  console.error(HOW_TO_GET_CHROMIUM);
  process.exitCode = 1;
} else {
  await buildAll();
  if (only === undefined) rmSync(FOLDER, { recursive: true, force: true });
  const good = runStage({
    name: 'pictures',
    command: 'playwright',
    args: [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      'states',
      '--project',
      'phone',
      '--workers',
      '1',
      ...(only ? ['-g', only] : []),
    ],
    env: { CHROMIUM_PATH: chromium, PICTURES: FOLDER },
  });
  console.log(`The pictures lie in ${FOLDER}`);
  if (!good) process.exitCode = 1;
}
