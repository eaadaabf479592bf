/** A program that sends a recording without pause for so many callers, until it is told to stop: <origin> <file> <callers>. */
import { readFileSync } from 'node:fs';

const [origin = '', file = '', callers = '1'] = process.argv.slice(2);
const clip = readFileSync(file);
const statuses: Record<string, number> = {};
let stopped = false;
process.once('message', () => {
  stopped = true;
});

await Promise.all(Array.from({ length: Number(callers) }, (_, caller) => send(caller)));
process.send?.(statuses, () => process.exit());

/** The server remembers what it has heard, so no two recordings are the same. */
async function send(caller: number): Promise<void> {
  for (let turn = 0; !stopped; turn += 1) {
    const mark = Buffer.alloc(20);
    mark.writeDoubleLE(Date.now(), 0);
    mark.writeInt32LE(process.pid, 8);
    mark.writeInt32LE(caller, 12);
    mark.writeInt32LE(turn, 16);
    const audioData = `data:audio/webm;base64,${Buffer.concat([clip, mark]).toString('base64')}`;
    const answer = await fetch(`${origin}/api/diagnose/audio`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ location: 'engine', audioData }),
    });
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    await answer.text();
  }
}
