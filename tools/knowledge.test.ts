/** The knowledge as a whole: sound, safe, and as good on our own exam as we say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { diagnose } from '#engine/diagnose.ts';
import type { CarFacts } from '#engine/reason/car.ts';
import { loadMind } from '#server/knowledge/load.ts';
import { readKnowledge } from '#server/knowledge/read.ts';
import { openCases, ownCases } from './score/cases.ts';
import { scoreDangers } from './score/dangers.ts';
import { scoreFewWords } from './score/few-words.ts';
import { scoreMentions } from './score/mentions.ts';
import { scoreOf } from './score/report.ts';
import { namedBy } from './score/words.ts';

const { knowledge, exams, wrong } = readKnowledge('knowledge');
const { complaints, openComplaints, fewWords } = exams;
const mind = loadMind();
const texts = parse(readFileSync('knowledge/red-flag-texts.yaml', 'utf8')) as { stop: string[]; harmless: string[] };
const visit = (words: string, car: CarFacts = {}, by = mind) =>
  diagnose(by, { words, car, answers: [], sensed: [], thisYear: 2026 });
/** By the rules and the likeliest faults alone; how words sound was learnt from these very texts. */
const ruled = (words: string) => visit(words, {}, { ...mind, danger: undefined }).verdict;

test('every file is sound and every name leads somewhere', () => {
  expect(wrong).toEqual([]);
});

test('it is as large as it says', () => {
  const size = (kind: keyof typeof knowledge) => Object.keys(knowledge[kind]).length;
  expect(size('faults')).toBeGreaterThanOrEqual(400);
  expect(size('signs')).toBeGreaterThanOrEqual(450);
  expect(size('jobs')).toBeGreaterThanOrEqual(250);
  expect(size('codes')).toBeGreaterThanOrEqual(700);
  expect(size('lamps')).toBeGreaterThanOrEqual(60);
  expect(complaints.length).toBeGreaterThanOrEqual(400);
});

test('whoever tells of danger is told to stop', () => {
  expect(texts.stop.filter((text) => ruled(text).drive !== 'stop')).toEqual([]);
});

const ALSO = [
  'it squeals when I brake',
  'the gearbox whines',
  'the battery was replaced',
  'it smells musty',
  'it was serviced last week',
  'the window is stuck',
  'the tyres are new',
];

test('what else is told in the same breath calls no danger off', () => {
  const lone = texts.stop.map((text) => text.replace(/[.!?]\s*$/, '')).filter((text) => !/[.!?]\s/.test(text));
  const told = lone.filter((text) => ruled(text).rule !== undefined);
  expect(told.length).toBeGreaterThan(150);
  const lost = told.flatMap((text) =>
    ALSO.flatMap((more) => [`${text} and ${more}`, `${more} and ${text}`, `${text}, ${more}`]).filter(
      (both) => ruled(both).drive !== 'stop',
    ),
  );
  expect(lost).toEqual([]);
});

test('no rule stops anyone for a harmless complaint', () => {
  expect(
    texts.harmless.filter((text) => visit(text).verdict.rule !== undefined && visit(text).verdict.drive === 'stop'),
  ).toEqual([]);
});

test('dangers in words that nothing was mended by are mostly stopped, and what only sounds so is mostly not', () => {
  const { stopped, frightened } = scoreDangers(mind, exams.dangers);
  expect(stopped).toBeGreaterThan(0.65);
  expect(frightened).toBeLessThan(0.15);
});

test('our own exam is passed', () => {
  const { top1, top3, top5 } = scoreOf(ownCases(complaints).map((one) => namedBy(mind, one)));
  expect(top1).toBeGreaterThan(0.85);
  expect(top3).toBeGreaterThan(0.93);
  expect(top5).toBeGreaterThan(0.95);
});

test('where words leave it open, what an expert suspects first is mostly among the first', () => {
  const { top1, top3, top5 } = scoreOf(openCases(openComplaints, knowledge).map((one) => namedBy(mind, one)));
  expect(top1).toBeGreaterThan(0.45);
  expect(top3).toBeGreaterThan(0.7);
  expect(top5).toBeGreaterThan(0.8);
});

test('of a few words the likeliest fault is mostly an expert’s, and we are about as sure as he is', () => {
  const { top1, top3, told, experts, error } = scoreFewWords(mind, knowledge, fewWords);
  expect(top1).toBeGreaterThan(0.55);
  expect(top3).toBeGreaterThan(0.75);
  expect(Math.abs(told - experts)).toBeLessThan(0.08);
  expect(error).toBeLessThan(0.12);
});

test('nothing is learnt from an exam', () => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const learnt = new Set(
    [
      ...knowledge.consultations.map(({ says }) => says),
      ...knowledge.hearings.map(({ says }) => says),
      ...Object.values(knowledge.faults).flatMap(({ examples }) => examples),
    ].map(plain),
  );
  expect([...complaints, ...openComplaints, ...fewWords].filter(({ says }) => learnt.has(plain(says)))).toEqual([]);
  const sounds = new Set([...knowledge.dangers.stop, ...knowledge.dangers.harmless].map(plain));
  const asked = [...exams.dangers.stop, ...exams.dangers.harmless];
  expect(asked.filter((says) => sounds.has(plain(says)) || learnt.has(plain(says)))).toEqual([]);
});

test.each([
  ['diesel', 'ignition/worn-spark-plugs'],
  ['diesel', 'ignition/failed-ignition-coil'],
  ['petrol', 'turbo-diesel/blocked-dpf'],
  ['petrol', 'turbo-diesel/failed-glow-plugs'],
  ['electric', 'clutch-manual/worn-clutch'],
  ['electric', 'engine/snapped-timing-belt'],
  ['electric', 'exhaust/corroded-rear-silencer'],
] as const)('a %s car is never given %s', (fuel, impossible) => {
  const words = `${knowledge.faults[impossible]?.examples.slice(0, 3).join('. ')}`;
  expect(visit(words).suspects.map(({ fault }) => fault)).toContain(impossible);
  expect(visit(words, { fuel }).suspects.map(({ fault }) => fault)).not.toContain(impossible);
});

test('the same fault is never named twice in one answer', () => {
  for (const { says } of complaints.slice(0, 100)) {
    const names = visit(says).suspects.map(({ fault }) => knowledge.faults[fault]?.name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('what is only mentioned is doubted, and what is so is believed all the same', () => {
  const doubting = scoreMentions(mind, exams.mentions);
  const trusting = scoreMentions({ ...mind, meant: undefined }, exams.mentions);
  expect(doubting.not).toBeLessThan(trusting.not * 0.75);
  expect(doubting.so).toBeGreaterThan(trusting.so - 0.03);
});

test.each([
  ["my neighbour's Corsa pours out blue smoke, mine only drinks oil", 'smoke-blue', 'oil-consumption'],
  [
    'it used to squeal when braking, that was cured with new pads, now the steering wheel shakes at 70',
    'noise-squeal-braking',
    'vibration-steering-speed',
  ],
])('"%s" is not taken for %s', (says, not, so) => {
  const believed = visit(says)
    .findings.filter(({ present }) => present)
    .map(({ sign }) => sign);
  expect(believed).not.toContain(not);
  expect(believed).toContain(so);
});
