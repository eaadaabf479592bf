/**
 * The products of one vector with every row of a table, by a WebAssembly program that is small enough to be written out
 * here: it multiplies two numbers in one go, which JavaScript cannot, and takes a seventh of the time (decision 23).
 */

/** Every engine of JavaScript has it; the language's own types do not name it. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: { multiply: () => void } };
};

const PAGE = 65_536;
/** Bytes of a number of the vector and the sums, and of one of the table, which is the larger part by far. */
const WIDE = 8;
const NARROW = 4;
/** Two numbers side by side. */
const PAIR = 2 * WIDE;
/** Rows that are gone through together, so that each pair of the vector is fetched once for all of them. */
const TOGETHER = 8;

/** A table that lies where the program reads it. */
export interface Products {
  /** Row after row; what is changed here counts from the next time on. */
  table: Float32Array;
  /** Sums of products with each row. What is answered is good until it is asked again. */
  of(vector: Float64Array): Float64Array;
}

/** A table of `count` rows of an even width, all noughts. */
export function productsOver(count: number, width: number): Products {
  if (width % 2 !== 0) throw new Error('Rows are multiplied in pairs: their width must be even');
  const rows = Math.ceil(count / TOGETHER) * TOGETHER;
  const place = { vector: 0, sums: width * WIDE, table: (width + rows) * WIDE };
  const memory = new WebAssembly.Memory({ initial: Math.ceil((place.table + rows * width * NARROW) / PAGE) });
  const vectorThere = new Float64Array(memory.buffer, place.vector, width);
  const sums = new Float64Array(memory.buffer, place.sums, count);
  const { multiply } = new WebAssembly.Instance(new WebAssembly.Module(programFor(place, width, rows)), {
    here: { memory },
  }).exports;
  return {
    table: new Float32Array(memory.buffer, place.table, count * width),
    of(vector) {
      vectorThere.set(vector);
      multiply();
      return sums;
    },
  };
}

/** The products with the rows of a table that stays as it is. */
export function productsWith(table: Float32Array, width: number): Products['of'] {
  const products = productsOver(table.length / width, width);
  products.table.set(table);
  return products.of;
}

type Code = number[];
interface Place {
  vector: number;
  sums: number;
  table: number;
}

/** Its variables: where it stands in the vector, the table and the sums; a pair of the vector; a pair of sums for each row. */
const IN_VECTOR = 0;
const IN_TABLE = 1;
const IN_SUMS = 2;
const FETCHED = 3;
const sumOf = (row: number) => FETCHED + 1 + row;

function programFor(place: Place, width: number, rows: number): Uint8Array {
  const rowBytes = width * NARROW;
  const together = Array.from({ length: TOGETHER }, (_, row) => row);
  const addPair = (row: number): Code => [
    ...[...get(sumOf(row)), ...get(FETCHED), ...get(IN_TABLE), ...fetchNarrowPair(row * rowBytes)],
    ...[...MULTIPLY_PAIRS, ...ADD_PAIRS, ...set(sumOf(row))],
  ];
  const keepSum = (row: number): Code => [
    ...[...get(IN_SUMS), ...get(sumOf(row)), ...half(0), ...get(sumOf(row)), ...half(1)],
    ...[ADD_WIDE, ...keepWide(row * WIDE)],
  ];
  const allOfTheVector: Code = [
    ...[...get(IN_VECTOR), ...fetchPair(0), ...set(FETCHED)],
    ...together.flatMap(addPair),
    ...[...forward(IN_TABLE, 2 * NARROW), ...forward(IN_VECTOR, PAIR)],
  ];
  const allRows: Code = [
    ...together.flatMap((row) => [...NO_PAIR, ...set(sumOf(row))]),
    ...[...number(place.vector), ...set(IN_VECTOR)],
    ...whileBelow(IN_VECTOR, place.vector + width * WIDE, allOfTheVector),
    ...together.flatMap(keepSum),
    ...[...forward(IN_TABLE, (TOGETHER - 1) * rowBytes), ...forward(IN_SUMS, TOGETHER * WIDE)],
  ];
  return moduleOf([
    ...[...number(place.table), ...set(IN_TABLE), ...number(place.sums), ...set(IN_SUMS)],
    ...whileBelow(IN_SUMS, place.sums + rows * WIDE, allRows),
  ]);
}

/** The instructions, by their numbers in the WebAssembly specification. */
const get = (variable: number): Code => [0x20, variable];
const set = (variable: number): Code => [0x21, variable];
const number = (value: number): Code => [0x41, ...signed(value)];
const forward = (variable: number, bytes: number): Code => [...get(variable), ...number(bytes), 0x6a, ...set(variable)];
const whileBelow = (variable: number, end: number, body: Code): Code => [
  ...[0x03, 0x40, ...body],
  ...[...get(variable), ...number(end), 0x49, 0x0d, 0, 0x0b],
];
const ADD_WIDE = 0xa0;
const keepWide = (offset: number): Code => [0x39, 3, ...unsigned(offset)];
const onPairs = (instruction: number): Code => [0xfd, ...unsigned(instruction)];
const fetchPair = (offset: number): Code => [...onPairs(0x00), 4, ...unsigned(offset)];
const fetchNarrowPair = (offset: number): Code => [...onPairs(0x5d), 3, ...unsigned(offset), ...onPairs(0x5f)];
const NO_PAIR: Code = [...onPairs(0x0c), ...new Array<number>(PAIR).fill(0)];
const half = (which: 0 | 1): Code => [...onPairs(0x21), which];
const ADD_PAIRS = onPairs(0xf0);
const MULTIPLY_PAIRS = onPairs(0xf2);

const I32 = 0x7f;
const PAIRS = 0x7b;

/** A module of one function, `multiply`, over the memory it is given as `here.memory`. */
function moduleOf(body: Code): Uint8Array {
  const variables = [2, 3, I32, TOGETHER + 1, PAIRS];
  const code = [...variables, ...body, 0x0b];
  return Uint8Array.from([
    ...[0x00, ...letters('asm'), 1, 0, 0, 0],
    ...section(1, [1, 0x60, 0, 0]),
    ...section(2, [1, ...named('here'), ...named('memory'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...named('multiply'), 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
}

const section = (kind: number, content: Code): Code => [kind, ...unsigned(content.length), ...content];
const letters = (text: string): Code => Array.from(text, (letter) => letter.charCodeAt(0));
const named = (name: string): Code => [name.length, ...letters(name)];

/** Numbers are written seven bits at a time, the lowest first; an eighth bit says that more follow. */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

/** The same with room for a sign, which none of ours has. */
function signed(value: number): Code {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];
}
