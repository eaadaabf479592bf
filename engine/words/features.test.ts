import { expect, test } from 'vitest';
import type { Knowledge } from '../knowledge.ts';
import { featuresOfName, mindOf } from '../mind.ts';
import { smallKnowledge } from '../testing.ts';
import { featuresOf, isReading, isSign } from './features.ts';
import { sentencesOf } from './sentences.ts';
import { readByStem, tokensIn } from './tokens.ts';

const featuresIn = (text: string) => {
  const sentences = sentencesOf(text);
  return featuresOf({ sentences, tokens: tokensIn(sentences, readByStem), heard: [] });
};
const veryWordsIn = (text: string) => featuresIn(text).filter((feature) => feature.startsWith("'"));

test('each of the very words stands with the word before it and the one before that', () => {
  expect(veryWordsIn('only when cold')).toEqual([
    "'only",
    "'^ only",
    "'when",
    "'only when",
    "'^ … when",
    "'cold",
    "'when cold",
    "'only … cold",
  ]);
});

test.each(['it squeals. Cold today', 'it squeals, cold today'])(
  'no word has a neighbour in another clause: %s',
  (text) => {
    const told = veryWordsIn(text);
    expect(told).toContain("'^ cold");
    expect(told).not.toContain("'squeals cold");
    expect(told).not.toContain("'it … cold");
  },
);

test('how a thing is told makes a difference that its stems do not', () => {
  const readings = (text: string) => featuresIn(text).filter(isReading);
  expect(readings('squeals when it is cold')).toEqual(readings('squeals with the cold'));
  expect(veryWordsIn('squeals when it is cold')).not.toEqual(veryWordsIn('squeals with the cold'));
});

test('where nothing that is told matters, the words alone are no features', () => {
  expect(featuresIn('it is the')).toEqual([]);
});

test("a car's name adds its words and no sign", () => {
  const signs = { ...smallKnowledge.signs, smoke: { ...smallKnowledge.signs.smoke, heard: ['smoke', 'blue smoke'] } };
  const mind = mindOf({ ...smallKnowledge, signs } as Knowledge);
  const features = featuresOfName(mind, { make: 'Smoke', model: 'Corsa' });
  expect(features).toEqual(expect.arrayContaining(['corsa', "'corsa"]));
  expect(features.filter(isSign)).toEqual([]);
  expect(featuresOfName(mind, {})).toEqual([]);
});
