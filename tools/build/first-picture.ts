/** Puts home's first picture into the page: it shows while the app is still on its way. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PLACE = '<div id="root">';
/** Painted when it is there as a whole: a part of it would move when the rest came. */
const WHOLE = '<link rel="expect" href="#first-picture" blocking="render" />';

export async function drawFirstPicture(
  folder: string,
  run: (program: string, args: string[]) => Promise<void>,
): Promise<void> {
  const bundle = join(folder, 'first-picture.mjs');
  await run('esbuild', [
    'web/app/first-picture.tsx',
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--jsx=automatic',
    `--outfile=${bundle}`,
    '--define:process.env.NODE_ENV="production"',
    '--define:import.meta.env.VITE_SERVER_ORIGIN=""',
    `--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
    '--log-level=warning',
  ]);
  const { drawFirstPicture: draw } = (await import(pathToFileURL(resolve(bundle)).href)) as {
    drawFirstPicture: () => string;
  };
  rmSync(bundle);
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (!html.includes(PLACE)) throw new Error('The page has no place for the first picture');
  writeFileSync(
    page,
    html.replace('</head>', () => `  ${WHOLE}\n  </head>`).replace(PLACE, () => PLACE + draw()),
  );
}
