/** Whether something built is older than what it was built from. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const filesOf = (path: string): string[] => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[.](test|browser)[.]tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

/** One short text for names, sizes and times of all files below the inputs. */
function stateOf(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.filter(existsSync).flatMap(filesOf)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const stampOf = (output: string) => join(dirname(output), '.built', output.replaceAll(/[/\\]/g, '-'));

/** Builds unless `output` was made from the inputs as they are now. A build that failed leaves no stamp. */
export async function unlessFresh(output: string, inputs: string[], build: () => Promise<void> | void): Promise<void> {
  const state = stateOf(inputs);
  const stamp = stampOf(output);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}
