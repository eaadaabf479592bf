/** Lays out a new fault file for a mechanic to fill in. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SYSTEMS } from '#engine/knowledge.ts';

const FAULT = `name: The plain trade name (what else people call it)
summary: What it is and how it behaves, in a sentence or two.
severity: medium
act_within: Book it in this month
drive: soon
drive_why: One sentence why.
common: occasional
signs:
  # the name of a sign: nearly-always, often, sometimes, rarely or never
confirm:
  - check: What to look at, cheapest first.
    expect: What one should see if this is it.
    by: owner
mended_by: []
if_ignored: [What happens if nothing is done]
examples:
  - How an owner would tell it
  - How another one would
  - And a third, who blames something else
status: draft
`;

/** Answers a sentence that says where the file is. Throws when the system is unknown or the file is there already. */
export function newEntry(folder: string, path: string): string {
  const [system] = path.split('/');
  if (!SYSTEMS.includes(system as never) || !/^[a-z-]+\/[a-z0-9-]+$/.test(path))
    throw new Error(`Write it as <system>/<fault-name>; the systems are: ${SYSTEMS.join(', ')}`);
  const file = join(folder, 'faults', `${path}.yaml`);
  if (existsSync(file)) throw new Error(`${file} is there already`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, FAULT);
  return `${file} is laid out; fill it in and run: npm run knowledge -- check ${path}`;
}
