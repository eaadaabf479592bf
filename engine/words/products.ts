/**
 * The products of one vector with every row of a table, two numbers in one go, which takes a seventh of the time that
 * JavaScript takes (decision 23).
 */
import {
  type Code,
  fetchSeveral,
  forward,
  functionsOver,
  get,
  inMemory,
  memoryOf,
  NOUGHTS,
  onSeveral,
  SEVERAL,
  set,
  WHOLE,
  whileBelow,
  whole,
} from './wasm.ts';

/** Bytes of a number of the vector and the sums, and of one of the table, which is the larger part by far. */
const WIDE = 8;
const NARROW = 4;
/** Two numbers side by side. */
const PAIR = 2 * WIDE;
/** Rows that are gone through together, so that each pair of the vector is fetched once for all of them. */
const TOGETHER = 8;

/** Sums of products of a vector with each row. What is answered is good until it is asked again. */
export type Products = (vector: Float64Array) => Float64Array;

/** The products with the rows, all of this even width, of a table that stays as it is. */
export function productsWith(table: Float32Array, width: number): Products {
  if (width % 2 !== 0) throw new Error('Rows are multiplied in pairs: their width must be even');
  const count = table.length / width;
  const rows = Math.ceil(count / TOGETHER) * TOGETHER;
  const place = { vector: 0, sums: width * WIDE, table: (width + rows) * WIDE };
  const memory = memoryOf(place.table + rows * width * NARROW);
  new Float32Array(memory.buffer, place.table, table.length).set(table);
  const vectorThere = new Float64Array(memory.buffer, place.vector, width);
  const sums = new Float64Array(memory.buffer, place.sums, count);
  const variables = [WHOLE, WHOLE, WHOLE, ...new Array<number>(TOGETHER + 1).fill(SEVERAL)];
  const { multiply } = functionsOver(memory, [
    { name: 'multiply', takes: [], variables, body: programFor(place, width, rows) },
  ]);
  return (vector) => {
    vectorThere.set(vector);
    multiply();
    return sums;
  };
}

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

function programFor(place: Place, width: number, rows: number): Code {
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
    ...[...get(IN_VECTOR), ...fetchSeveral(0), ...set(FETCHED)],
    ...together.flatMap(addPair),
    ...[...forward(IN_TABLE, 2 * NARROW), ...forward(IN_VECTOR, PAIR)],
  ];
  const allRows: Code = [
    ...together.flatMap((row) => [...NOUGHTS, ...set(sumOf(row))]),
    ...[...whole(place.vector), ...set(IN_VECTOR)],
    ...whileBelow(IN_VECTOR, whole(place.vector + width * WIDE), allOfTheVector),
    ...together.flatMap(keepSum),
    ...[...forward(IN_TABLE, (TOGETHER - 1) * rowBytes), ...forward(IN_SUMS, TOGETHER * WIDE)],
  ];
  return [
    ...[...whole(place.table), ...set(IN_TABLE), ...whole(place.sums), ...set(IN_SUMS)],
    ...whileBelow(IN_SUMS, whole(place.sums + rows * WIDE), allRows),
  ];
}

const ADD_WIDE = 0xa0;
const keepWide = (offset: number): Code => inMemory([0x39], 3, offset);
const fetchNarrowPair = (offset: number): Code => [...inMemory(onSeveral(0x5d), 3, offset), ...onSeveral(0x5f)];
const half = (which: 0 | 1): Code => [...onSeveral(0x21), which];
const ADD_PAIRS = onSeveral(0xf0);
const MULTIPLY_PAIRS = onSeveral(0xf2);
