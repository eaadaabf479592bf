/** Where a network learns: its numbers in one memory, and what is done to whole rows of them, four numbers in one go. */
import {
  ADD_WHOLE,
  type Code,
  fetchSeveral,
  forward,
  functionsOver,
  get,
  keepSeveral,
  memoryOf,
  onSeveral,
  type Program,
  SEVERAL,
  SINGLE,
  set,
  single,
  WHOLE,
  whileBelow,
} from './wasm.ts';

/** Numbers that are gone through in one turn: every row is as long as some of these. */
export const TURN = 8;
const BYTES = 4;
const HALF = (TURN / 2) * BYTES;

/** Numbers on the slate, and the address of the first. */
export interface Room {
  at: number;
  numbers: Float32Array;
}

/** Rows are told by the addresses of their first numbers, and by how many bytes they are long. */
export interface Slate {
  /** So many noughts. Throws a RangeError where the slate was made for fewer. */
  room(numbers: number): Room;
  /** The sum of the products of two rows. */
  product(row: number, other: number, bytes: number): number;
  /** Adds so many times the one row to the other. */
  add(to: number, row: number, times: number, bytes: number): void;
  /** A step of Adam against the slope, which becomes nought; the mean of slopes and that of their squares are kept. */
  step(values: number, slope: number, mean: number, energy: number, pace: number, bytes: number): void;
}

/** A slate with room for so many numbers. */
export function slateFor(numbers: number): Slate {
  const memory = memoryOf(numbers * BYTES);
  let used = 0;
  return {
    room(count) {
      const at = used;
      used += count * BYTES;
      return { at, numbers: new Float32Array(memory.buffer, at, count) };
    },
    ...functionsOver(memory, [product(), add(), step()]),
  };
}

/** Four numbers with four others. */
const plus = (some: Code, others: Code): Code => [...some, ...others, ...onSeveral(0xe4)];
const minus = (some: Code, others: Code): Code => [...some, ...others, ...onSeveral(0xe5)];
const times = (some: Code, others: Code): Code => [...some, ...others, ...onSeveral(0xe6)];
const over = (some: Code, others: Code): Code => [...some, ...others, ...onSeveral(0xe7)];
const rootOf = (some: Code): Code => [...some, ...onSeveral(0xe3)];
/** Four times the same one. */
const fourOf = (one: Code): Code => [...one, ...onSeveral(0x13)];
const four = (value: number): Code => fourOf(single(value));
const oneOf = (some: Code, which: number): Code => [...some, ...onSeveral(0x1f), which];
const together = (one: Code, other: Code): Code => [...one, ...other, 0x92];
const fetch = (row: number, offset: number): Code => [...get(row), ...fetchSeveral(offset)];
const keep = (row: number, offset: number, some: Code): Code => [...get(row), ...some, ...keepSeveral(offset)];
const put = (variable: number, value: Code): Code => [...value, ...set(variable)];

/** Goes over rows that are equally long, a turn after the other, until the first of them has ended. */
const overRows = (rows: readonly number[], bytes: number, end: number, turn: (offset: number) => Code): Code => [
  ...put(end, [...get(rows[0] as number), ...get(bytes), ...ADD_WHOLE]),
  ...whileBelow(rows[0] as number, get(end), [
    ...[0, HALF].flatMap(turn),
    ...rows.flatMap((row) => forward(row, 2 * HALF)),
  ]),
];

function product(): Program & { name: 'product' } {
  const [row, other, bytes, end, sum, besides] = [0, 1, 2, 3, 4, 5] as const;
  /** A sum for each half of a turn, so that neither waits for the other. */
  const addTo = (kept: number, offset: number) =>
    put(kept, plus(get(kept), times(fetch(row, offset), fetch(other, offset))));
  const lanes = ([0, 1, 2, 3] as const).map((which) => oneOf(get(sum), which));
  return {
    name: 'product',
    takes: [WHOLE, WHOLE, WHOLE],
    gives: SINGLE,
    variables: [WHOLE, SEVERAL, SEVERAL],
    body: [
      ...overRows([row, other], bytes, end, (offset) => addTo(offset === 0 ? sum : besides, offset)),
      ...put(sum, plus(get(sum), get(besides))),
      ...lanes.reduce(together),
    ],
  };
}

function add(): Program & { name: 'add' } {
  const [to, row, factor, bytes, end, factors] = [0, 1, 2, 3, 4, 5] as const;
  return {
    name: 'add',
    takes: [WHOLE, WHOLE, SINGLE, WHOLE],
    variables: [WHOLE, SEVERAL],
    body: [
      ...put(factors, fourOf(get(factor))),
      ...overRows([to, row], bytes, end, (offset) =>
        keep(to, offset, plus(fetch(to, offset), times(get(factors), fetch(row, offset)))),
      ),
    ],
  };
}

/** How much of the mean of slopes, and of that of their squares, is left at the next step. */
export const MEMORY = 0.9;
export const LONG_MEMORY = 0.999;
/** Keeps a slope that was hardly ever there from being divided by nothing. */
const LEAST = 1e-8;

function step(): Program & { name: 'step' } {
  const [values, slope, mean, energy, pace, bytes, end, by] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  const mixed = (row: number, offset: number, share: number, news: Code) =>
    keep(row, offset, plus(times(four(share), fetch(row, offset)), times(four(1 - share), news)));
  const turn = (offset: number): Code => [
    ...put(by, fetch(slope, offset)),
    ...keep(slope, offset, four(0)),
    ...mixed(mean, offset, MEMORY, get(by)),
    ...mixed(energy, offset, LONG_MEMORY, times(get(by), get(by))),
    ...keep(
      values,
      offset,
      minus(
        fetch(values, offset),
        over(times(fourOf(get(pace)), fetch(mean, offset)), plus(rootOf(fetch(energy, offset)), four(LEAST))),
      ),
    ),
  ];
  return {
    name: 'step',
    takes: [WHOLE, WHOLE, WHOLE, WHOLE, SINGLE, WHOLE],
    variables: [WHOLE, SEVERAL],
    body: overRows([values, slope, mean, energy], bytes, end, turn),
  };
}
