import { expect, test } from 'vitest';
import { randomFrom } from './random.ts';
import { LONG_MEMORY, MEMORY, type Room, slateFor, TURN } from './slate.ts';

const random = randomFrom(5);
const WIDTHS = [TURN, 3 * TURN, 192];

/** A row of chance numbers, and what they are beside the slate. */
function drawn(room: Room): number[] {
  room.numbers.forEach((_, at) => {
    room.numbers[at] = random() - 0.5;
  });
  return [...room.numbers];
}

const alike = (room: Room, numbers: readonly number[]) =>
  numbers.forEach((number, at) => {
    expect(room.numbers[at]).toBeCloseTo(number, 5);
  });

test.each(WIDTHS)(
  'a product and a sum of rows of %i numbers are those of plain sums, and nothing beside them moves',
  (width) => {
    const slate = slateFor(4 * width);
    const [before, row, other, after] = [0, 1, 2, 3].map(() => slate.room(width)) as [Room, Room, Room, Room];
    const [some, others] = [drawn(row), drawn(other)];
    const bytes = row.numbers.byteLength;
    expect(slate.product(row.at, other.at, bytes)).toBeCloseTo(
      some.reduce((sum, value, at) => sum + value * (others[at] as number), 0),
      5,
    );
    slate.add(row.at, other.at, -0.7, bytes);
    alike(
      row,
      some.map((value, at) => value - 0.7 * (others[at] as number)),
    );
    alike(other, others);
    for (const beside of [before, after]) expect([...beside.numbers]).toEqual(new Array(width).fill(0));
  },
);

test.each(WIDTHS)('a step over %i numbers is one of Adam, and the slope is spent', (width) => {
  const slate = slateFor(4 * width);
  const [values, slope, mean, energy] = [0, 1, 2, 3].map(() => slate.room(width)) as [Room, Room, Room, Room];
  const bytes = values.numbers.byteLength;
  let plain = drawn(values).map((value) => ({ value, mean: 0, energy: 0 }));
  for (const pace of [0.1, 0.03, 0.02]) {
    const slopes = drawn(slope);
    plain = plain.map((kept, at) => {
      const by = slopes[at] as number;
      const next = {
        mean: MEMORY * kept.mean + (1 - MEMORY) * by,
        energy: LONG_MEMORY * kept.energy + (1 - LONG_MEMORY) * by ** 2,
      };
      return { ...next, value: kept.value - (pace * next.mean) / (Math.sqrt(next.energy) + 1e-8) };
    });
    slate.step(values.at, slope.at, mean.at, energy.at, pace, bytes);
    alike(
      values,
      plain.map(({ value }) => value),
    );
    alike(
      mean,
      plain.map((kept) => kept.mean),
    );
    alike(
      energy,
      plain.map((kept) => kept.energy),
    );
    expect([...slope.numbers]).toEqual(new Array(width).fill(0));
  }
});

test('a slate gives no more room than it was made for', () => {
  const slate = slateFor(65_536 / 4);
  slate.room(65_536 / 4);
  expect(() => slate.room(1)).toThrow(RangeError);
});
