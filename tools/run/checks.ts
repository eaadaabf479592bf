/** What must hold before any test runs: types, format and lint, fences, nothing dead, sound knowledge. */
import type { Stage } from './stage.ts';

const FOLDERS = ['contract', 'engine', 'server', 'web', 'tools', 'e2e'];

export const CHECKS: readonly Stage[] = [
  ...FOLDERS.map((folder) => ({ name: `types of ${folder}`, command: 'tsc', args: ['-p', folder] })),
  // It has no page, so other globals.
  { name: 'types of the service worker', command: 'tsc', args: ['-p', 'web/worker'] },
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'fences', command: 'depcruise', args: ['--config', '.dependency-cruiser.cjs', ...FOLDERS] },
  { name: 'nothing dead', command: 'knip', args: [] },
  { name: 'lock file', command: 'node', args: ['tools/lock-file.ts'] },
  { name: 'sound knowledge', command: 'node', args: ['tools/knowledge.ts', 'check'] },
];
