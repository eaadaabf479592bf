/** npm run e2e: builds what is stale, then drives the built app with a real browser. Further words go to Playwright. */
import { buildAll } from './build/all.ts';
import { chromiumPath, HOW_TO_GET_CHROMIUM } from './run/chromium.ts';
import { runStage } from './run/stage.ts';

const chromium = chromiumPath();
if (chromium === undefined) {
  console.error(HOW_TO_GET_CHROMIUM);
  process.exitCode = 1;
} else {
  await buildAll();
  const json = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ['--reporter=list,json'] : [];
  const good = runStage({
    name: 'browser',
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', ...json, ...process.argv.slice(2)],
    env: { CHROMIUM_PATH: chromium },
  });
  if (!good) process.exitCode = 1;
}
