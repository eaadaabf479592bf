/** npm run bench: what it can carry, as ratios measured side by side in one run; npm run bench -- forum: a full forum; npm run bench -- mechanics: garages near a place; npm run bench -- sound: recordings against real time and against others; npm run bench -- chat: the assistant's first word; npm run bench -- shares: each main call beside a bare server; npm run bench -- trust: attacked, starved, crashed; npm run bench -- first-load: what each screen makes a phone fetch; npm run bench -- frames: the picture while it records; npm run bench -- turns: how long home's start keeps the page busy at a stretch. These machines are noisy: trust the ratios. */
import { loadavg } from 'node:os';
import { measureEngine } from './bench/engine.ts';
import { measureFirstLoad } from './bench/first-load.ts';
import { measureServer } from './bench/server.ts';
import { measureShares } from './bench/shares.ts';
import { buildAll, buildProgram } from './build/all.ts';

if (process.argv[2] === 'forum') await import('./bench/forum.ts');
else if (process.argv[2] === 'mechanics') await import('./bench/mechanics.ts');
else if (process.argv[2] === 'sound') await import('./bench/sound.ts');
else if (process.argv[2] === 'chat') await import('./bench/chat.ts');
else if (process.argv[2] === 'trust') await import('./bench/trust.ts');
else if (process.argv[2] === 'frames') await import('./bench/frames.ts');
else if (process.argv[2] === 'turns') await import('./bench/turns.ts');
else if (process.argv[2] === 'shares') {
  await buildProgram();
  await measureShares();
} else if (process.argv[2] === 'first-load') {
  await buildAll();
  measureFirstLoad();
} else {
  await buildAll();
  console.log(
    `load average at the start: ${loadavg()
      .map((value) => value.toFixed(1))
      .join(', ')}`,
  );
  measureEngine();
  await measureServer();
  await measureShares();
  measureFirstLoad();
}
