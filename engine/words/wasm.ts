/** Small WebAssembly programs, written out instruction by instruction: they do to several numbers at once what JavaScript does to each. */

/** Every engine of JavaScript has it; the language's own types do not name it. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => Memory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, Made> };
};

export interface Memory {
  buffer: ArrayBuffer;
}

/** A function of a program, as JavaScript calls it. */
export type Made = (...numbers: number[]) => number;

export type Code = readonly number[];

export interface Program {
  name: string;
  takes: Code;
  gives?: number;
  /** Variables beside those it takes, numbered after them. */
  variables: Code;
  body: Code;
}

const PAGE = 65_536;

export const memoryOf = (bytes: number): Memory => new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });

/** The functions of these programs, which all work on this memory. */
export function functionsOver<Name extends string>(
  memory: Memory,
  programs: readonly (Program & { name: Name })[],
): Record<Name, Made> {
  const module = new WebAssembly.Module(moduleOf(programs));
  return new WebAssembly.Instance(module, { here: { memory } }).exports as Record<Name, Made>;
}

/** The kinds of variables: a whole number or an address, a number in single precision, 128 bits of numbers side by side. */
export const WHOLE = 0x7f;
export const SINGLE = 0x7d;
export const SEVERAL = 0x7b;

/** The instructions, by their numbers in the WebAssembly specification. */
export const get = (variable: number): Code => [0x20, variable];
export const set = (variable: number): Code => [0x21, variable];
export const whole = (value: number): Code => [0x41, ...signed(value)];
export const single = (value: number): Code => [0x43, ...new Uint8Array(Float32Array.of(value).buffer)];
export const ADD_WHOLE: Code = [0x6a];
export const forward = (variable: number, bytes: number): Code => [
  ...get(variable),
  ...whole(bytes),
  ...ADD_WHOLE,
  ...set(variable),
];
/** Again and again, as long as the variable is below what the code for the end gives. */
export const whileBelow = (variable: number, end: Code, body: Code): Code => [
  ...[0x03, 0x40, ...body],
  ...[...get(variable), ...end, 0x49, 0x0d, 0, 0x0b],
];
export const onSeveral = (instruction: number): Code => [0xfd, ...unsigned(instruction)];
/** An instruction that fetches from memory or keeps there; `aligned` is the power of two that addresses are likely multiples of. */
export const inMemory = (instruction: Code, aligned: number, offset: number): Code => [
  ...instruction,
  aligned,
  ...unsigned(offset),
];
export const fetchSeveral = (offset: number): Code => inMemory(onSeveral(0x00), 4, offset);
export const keepSeveral = (offset: number): Code => inMemory(onSeveral(0x0b), 4, offset);
export const NOUGHTS: Code = [...onSeveral(0x0c), ...new Array<number>(16).fill(0)];

/** A module of functions over the memory it is given as `here.memory`. */
function moduleOf(programs: readonly Program[]): Uint8Array {
  const types = programs.map(({ takes, gives }) => [0x60, ...counted(takes), ...counted(gives ? [gives] : [])]);
  const codes = programs.map(({ variables, body }) => {
    const code = [...unsigned(variables.length), ...variables.flatMap((kind) => [1, kind]), ...body, 0x0b];
    return [...unsigned(code.length), ...code];
  });
  return Uint8Array.from([
    ...[0x00, ...letters('asm'), 1, 0, 0, 0],
    ...section(1, types),
    ...section(2, [[...named('here'), ...named('memory'), 2, 0, 1]]),
    ...section(
      3,
      programs.map((_, at) => [at]),
    ),
    ...section(
      7,
      programs.map(({ name }, at) => [...named(name), 0, at]),
    ),
    ...section(10, codes),
  ]);
}

const section = (kind: number, entries: readonly Code[]): Code => {
  const content = [...unsigned(entries.length), ...entries.flat()];
  return [kind, ...counted(content)];
};
const counted = (content: Code): Code => [...unsigned(content.length), ...content];
const letters = (text: string): Code => Array.from(text, (letter) => letter.charCodeAt(0));
const named = (name: string): Code => counted(letters(name));

/** Numbers are written seven bits at a time, the lowest first; an eighth bit says that more follow. */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

/** The same with room for a sign, which none of ours has. */
function signed(value: number): Code {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];
}
