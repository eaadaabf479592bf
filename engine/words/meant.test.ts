import { expect, test } from 'vitest';
import { learnMeant, type MeantLesson, type MeantModel, meantBy } from './meant.ts';
import { sentencesOf } from './sentences.ts';

/** The text with what is said between brackets. */
const said = (marked: string) => {
  const from = marked.indexOf('[');
  const to = marked.indexOf(']') - 1;
  return { sentences: sentencesOf(marked.replaceAll(/[[\]]/g, '')), place: { from, to } };
};
const lesson = (marked: string, so: boolean): MeantLesson => ({ ...said(marked), so, weight: 1 });

const SIGNS = ['smokes', 'squeals', 'knocks', 'overheats', 'stalls', 'pulls left', 'leaks oil', 'judders'];
const lessons = SIGNS.flatMap((sign) => [
  lesson(`it [${sign}] every morning`, true),
  lesson(`mine [${sign}], and it gets worse`, true),
  lesson(`it used to [${sign}], that was cured`, false),
  lesson(`my sister's Corsa [${sign}], mine is fine`, false),
  lesson(`is it likely that it [${sign}] one day?`, false),
]);
const model = learnMeant(lessons) as MeantModel;
const meant = meantBy(model);
const chance = (marked: string) => {
  const { sentences, place } = said(marked);
  return meant(sentences, [place]);
};

test('what the car does is so, whatever it is', () => {
  expect(chance('it [rattles] every morning')).toBeGreaterThan(0.7);
  expect(chance('mine [whines], and it gets worse')).toBeGreaterThan(0.7);
});

test("what was cured, what another's car does and what is asked are not", () => {
  expect(chance('it used to [rattle], that was cured')).toBeLessThan(0.3);
  expect(chance("my brother's Golf [whines], mine is fine")).toBeLessThan(0.4);
  expect(chance('is it likely that it [rattles] one day?')).toBeLessThan(0.3);
});

test('what is said twice is so if it is so once; of places that overlap the tighter counts', () => {
  const { sentences } = said('it used to [rattle], that was cured');
  const text = "my sister's Corsa rattles, mine is fine. It rattles every morning";
  const place = (from: number, length: number) => ({ from, to: from + length });
  const [hers, mine] = [text.indexOf('rattles'), text.lastIndexOf('rattles')];
  const both = [place(hers, 7), place(mine, 7)];
  expect(meant(sentencesOf(text), both)).toBe(meant(sentencesOf(text), [place(mine, 7)]));
  const wide = { from: 0, to: 30 };
  expect(meant(sentences, [place(11, 6), wide])).toBe(meant(sentences, [place(11, 6)]));
});

test('a place outside the text says only what holds without any', () => {
  expect(meant([], [{ from: 0, to: 3 }])).toBeCloseTo(1 / (1 + Math.exp(-model.bias)));
});

test('one kind alone teaches nothing', () => {
  expect(learnMeant(lessons.filter(({ so }) => so))).toBeUndefined();
  expect(learnMeant(lessons.filter(({ so }) => !so))).toBeUndefined();
  expect(learnMeant([])).toBeUndefined();
});
