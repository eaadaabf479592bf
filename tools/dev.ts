/** npm run dev: the server restarts when its files change, and Vite serves the app and sends calls on to it. */
import { spawn } from 'node:child_process';
import { compileKnowledge } from '#server/knowledge/compile.ts';

await compileKnowledge();
const programs = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('vite', ['--config', 'web/vite.config.ts'], { stdio: 'inherit' }),
];
const stop = () => {
  for (const program of programs) program.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
for (const program of programs) program.once('exit', stop);
