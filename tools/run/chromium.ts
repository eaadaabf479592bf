/** Where a browser for the tests is. */
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const HOW_TO_GET_CHROMIUM =
  'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or name it in CHROMIUM_PATH.';

export const chromiumPath = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...PLACES].find((place) => place !== '' && existsSync(place));
