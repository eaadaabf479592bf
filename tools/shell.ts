/** Builds the app for the iOS shell and puts it into the Xcode project: npm run shell -- https://cars.example */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runStage } from './run/stage.ts';

const OUT = 'dist/shell';

const [server] = parseArgs({ allowPositionals: true }).positionals;
if (server === undefined || !URL.canParse(server) || new URL(server).protocol !== 'https:') {
  console.error('Name the server that the app is to call: npm run shell -- https://cars.example');
  process.exit(1);
}
const { origin } = new URL(server);

/** The pages come from the app itself, where no server can send its policy along. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  `connect-src 'self' ${origin}`,
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const build = {
  name: `the app, for ${origin}`,
  command: 'vite',
  args: ['build', '--config', 'web/vite.config.ts', '--outDir', `../${OUT}`, '--emptyOutDir', '--logLevel', 'warn'],
  env: { VITE_SERVER_ORIGIN: origin },
};
const sounds = { name: 'its reference sounds', command: 'node', args: ['tools/build/sounds.ts', `${OUT}/sounds`] };
const sync = { name: 'into the Xcode project', command: 'cap', args: ['sync', 'ios'] };

const built = runStage(build) && runStage(sounds);
if (built) {
  const page = `${OUT}/index.html`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('<meta charset', `${meta}\n    <meta charset`));
}
if (!built || !runStage(sync)) process.exitCode = 1;
