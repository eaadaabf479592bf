import { expect, test } from 'vitest';
import { SCHOOLING, type School, teachNetwork } from '#engine/words/network.ts';
import { teachInThreads } from './teach-in-threads.ts';

const pupil = (row: number, at: number) => ({
  rows: [row],
  faults: [{ at, weight: 1 }],
  systems: [{ at: 0, weight: 1 }],
});
const school: School = {
  pupils: [pupil(0, 0), pupil(1, 1), pupil(2, 1)],
  counts: { features: 3, faults: 2, systems: 1 },
  schooling: SCHOOLING,
};

test('networks taught in threads are those that one thread would teach, and each is another', async () => {
  const taught = await teachInThreads(school);
  expect(taught).toEqual(taught.map((_, which) => teachNetwork(school, which)));
  expect(taught).toHaveLength(SCHOOLING.networks);
  expect(taught[0]).not.toEqual(taught[1]);
});
