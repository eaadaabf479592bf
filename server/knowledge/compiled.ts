/** The file that the knowledge is compiled into: a line of JSON, then its tables of numbers as they lie in memory, which need no parsing. */
import { closeSync, openSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs';
import type { Knowledge } from '#engine/knowledge.ts';
import type { Learnt } from '#engine/mind.ts';

export interface CompiledKnowledge {
  /** Fingerprint of everything that it was made from. */
  madeFrom: string;
  knowledge: Knowledge;
  learnt: Learnt;
}

/** Where it lies, seen from the repository's root. */
export const COMPILED = 'dist/knowledge.bin';

const KINDS = { Int8Array, Uint8Array, Uint16Array, Uint32Array, Float32Array, Float64Array };
type Numbers = InstanceType<(typeof KINDS)[keyof typeof KINDS]>;

/** What stands in the JSON for a table of numbers. */
interface NumbersAt {
  kind: keyof typeof KINDS;
  /** The first byte after the line. */
  from: number;
  length: number;
}

/** Bytes between which every kind of number may begin. */
const WIDEST = 8;
const padding = (length: number) => (WIDEST - (length % WIDEST)) % WIDEST;

/** Written beside and put in place when whole. */
export function writeCompiled(file: string, compiled: CompiledKnowledge): void {
  const pieces: Uint8Array[] = [];
  let from = 0;
  const keep = (numbers: Numbers): NumbersAt => {
    const at = { kind: numbers.constructor.name as NumbersAt['kind'], from, length: numbers.length };
    pieces.push(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
    pieces.push(new Uint8Array(padding(numbers.byteLength)));
    from += numbers.byteLength + padding(numbers.byteLength);
    return at;
  };
  const text = JSON.stringify(compiled, (_, value) => (ArrayBuffer.isView(value) ? keep(value as Numbers) : value));
  const line = inAscii(text);
  const end = `${' '.repeat(padding(line.length + 1))}\n`;
  writeFileSync(`${file}.new`, Buffer.concat([Buffer.from(line + end, 'latin1'), ...pieces]));
  renameSync(`${file}.new`, file);
}

/** Text of one byte a letter is read in a fifth of the time. */
const inAscii = (json: string): string =>
  json.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

export function readCompiled(file: string): CompiledKnowledge {
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n') + 1;
  const compiled = JSON.parse(bytes.toString('latin1', 0, end)) as CompiledKnowledge;
  putNumbersBack(compiled.learnt, bytes.buffer.slice(bytes.byteOffset + end, bytes.byteOffset + bytes.length));
  return compiled;
}

function putNumbersBack(value: object, numbers: ArrayBufferLike): void {
  for (const [name, inside] of Object.entries(value)) {
    if (typeof inside !== 'object' || Array.isArray(inside)) continue;
    if (isNumbersAt(inside))
      Object.assign(value, { [name]: new KINDS[inside.kind](numbers as ArrayBuffer, inside.from, inside.length) });
    else putNumbersBack(inside, numbers);
  }
}

const isNumbersAt = (value: object): value is NumbersAt => 'kind' in value && 'from' in value && 'length' in value;

/** Whether a file was made from what has this fingerprint, which stands at its beginning. */
export function isMadeFrom(file: string, fingerprint: string): boolean {
  const opened = openSync(file, 'r');
  try {
    const head = Buffer.alloc(200);
    readSync(opened, head, 0, head.length, 0);
    return head.toString('latin1').includes(fingerprint);
  } finally {
    closeSync(opened);
  }
}
