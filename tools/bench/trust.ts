/** npm run bench -- trust [part …]: attacked, starved, crashed and grown, each part printing its figures. Without a part: all of them. */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildProgram } from '../build/all.ts';
import { crash } from './trust/crash.ts';
import { fuzz } from './trust/fuzz.ts';
import { grow } from './trust/grow.ts';
import { hostile } from './trust/hostile.ts';
import { overload } from './trust/overload.ts';
import { starve } from './trust/starve.ts';

const { positionals, values } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '200' },
    requests: { type: 'string', default: '100000' },
    /** After so long the part at work ends and says what it has met so far. */
    minutes: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '60' },
  },
});

const PARTS: Record<string, () => Promise<void>> = {
  crash: () => crash({ kills: Number(values.kills), minutes: Number(values.minutes) }),
  starve,
  fuzz: () => fuzz({ requests: Number(values.requests), minutes: Number(values.minutes) }),
  hostile,
  grow,
  overload: () => overload({ seconds: Number(values.seconds) }),
};

const unknown = positionals.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
await buildProgram();
for (const [name, measure] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n── ${name} (load average ${loadavg()[0]?.toFixed(1)})`);
  await measure();
}
