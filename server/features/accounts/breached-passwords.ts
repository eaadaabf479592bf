/** Passwords that were found in breaches elsewhere: looked up in a file of the operator's, so that nothing about them leaves the house. */
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** Whether a password is known from a breach. */
export type IsBreached = (password: string) => Promise<boolean>;

/** A hash, a colon, how often it was found, the end of the line. */
const LONGEST_LINE = 64;
/** So much is read at once and searched through. */
const NEAR = 4_096;

/** The file has a line for each, in order of their hashes: some forty glances find one among a thousand million. */
export function breachedIn(file: string | undefined): IsBreached {
  if (file === undefined) return async () => false;
  return async (password) => {
    // The hash that such files are made of; it protects nothing here.
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const handle = await open(file);
    try {
      return await holds(handle, hash);
    } finally {
      await handle.close();
    }
  };
}

async function holds(handle: FileHandle, hash: string): Promise<boolean> {
  const textAt = async (position: number, length: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString('latin1', 0, bytesRead);
  };
  let low = 0;
  let high = (await handle.stat()).size;
  while (high - low > NEAR) {
    const middle = Math.floor((low + high) / 2);
    const text = await textAt(middle, 2 * LONGEST_LINE);
    const line = text.indexOf('\n') + 1;
    if (text.slice(line, line + hash.length) <= hash) low = middle;
    else high = middle + line;
  }
  return (await textAt(low, high - low + LONGEST_LINE)).includes(`${hash}:`);
}
