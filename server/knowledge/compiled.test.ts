import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diagnose } from '#engine/diagnose.ts';
import { learnFrom } from '#engine/lessons.ts';
import { mindOf } from '#engine/mind.ts';
import { smallKnowledge } from '#engine/testing.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { isMadeFrom, readCompiled, writeCompiled } from './compiled.ts';

const file = join(temporaryFolder('car-compiled'), 'knowledge.bin');

test('what was compiled is read back as it was: words of every alphabet, tables of every kind of number', async () => {
  const knowledge = { ...smallKnowledge, words: { café: ['“Kaffee”', '茶', '🚗'] } };
  const learnt = await learnFrom(knowledge);
  writeCompiled(file, { madeFrom: 'abc', knowledge, learnt });
  const back = readCompiled(file);
  expect(back).toEqual({ madeFrom: 'abc', knowledge, learnt });
  const visit = { words: 'it squeals when I brake', car: {}, answers: [], sensed: [], thisYear: 2026 };
  expect(diagnose(mindOf(back.knowledge, back.learnt), visit)).toEqual(diagnose(mindOf(knowledge, learnt), visit));
  expect(isMadeFrom(file, 'abc')).toBe(true);
  expect(isMadeFrom(file, 'abd')).toBe(false);
});
