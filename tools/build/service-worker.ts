/** The service worker, which is told the names of the files that it has to keep. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Not needed before somebody opens them, or at all: an administrator has a connection. */
const LEFT_OUT = /[.]map$|\/admin-/;

export async function buildServiceWorker(
  folder: string,
  run: (program: string, args: string[]) => Promise<void>,
): Promise<void> {
  const assets = readdirSync(join(folder, 'assets')).map((name) => `/assets/${name}`);
  const files = [
    ...assets.filter((name) => !LEFT_OUT.test(name)),
    '/first-visit.js',
    '/icon.svg',
    '/manifest.webmanifest',
  ].sort();
  const version = createHash('sha256').update(files.join('\n'));
  // These have no hash in their names.
  for (const name of ['index.html', 'first-visit.js', 'icon.svg', 'manifest.webmanifest'])
    version.update(readFileSync(join(folder, name)));
  await run('esbuild', [
    'web/worker/sw.ts',
    '--bundle',
    '--minify',
    '--format=iife',
    '--target=es2022',
    `--outfile=${join(folder, 'sw.js')}`,
    `--define:FILES=${JSON.stringify(files)}`,
    `--define:VERSION=${JSON.stringify(version.digest('hex').slice(0, 12))}`,
    '--log-level=warning',
  ]);
}
