import { expect, test } from 'vitest';
import { diagnose } from '../diagnose.ts';
import type { Knowledge } from '../knowledge.ts';
import { mindOf, understand } from '../mind.ts';
import { tellRenewals } from '../renewals.ts';
import { smallKnowledge } from '../testing.ts';

const knowledge: Knowledge = structuredClone(smallKnowledge);
const mend = knowledge.jobs['brakes/mend'] as Knowledge['jobs'][string];
const pads = knowledge.parts.pads as Knowledge['parts'][string];
knowledge.jobs['brakes/replace-pads'] = { ...mend, parts: ['brake-pads'] };
knowledge.jobs['charging/replace-battery'] = { ...mend, parts: ['battery'] };
knowledge.parts['brake-pads'] = { ...pads, name: 'Brake pads (set)', also: ['pads'] };
knowledge.parts['front-damper'] = { ...pads, name: 'Front damper', also: ['shocker'] };
knowledge.parts['rear-damper'] = { ...pads, name: 'Rear damper', also: ['shocker'] };
for (const part of ['front-damper', 'rear-damper'])
  knowledge.signs[`renewed-${part}`] = {
    ...(knowledge.signs.smoke as Knowledge['signs'][string]),
    heard: [],
    renews: [part],
  };
knowledge.parts.battery = { ...pads, name: 'Battery' };
(knowledge.faults['brakes/worn-pads'] as Knowledge['faults'][string]).mended_by = ['brakes/replace-pads'];
(knowledge.faults['charging-starting/flat-battery'] as Knowledge['faults'][string]).mended_by = [
  'charging/replace-battery',
];
tellRenewals(knowledge);
const mind = mindOf(knowledge);
const renewed = (text: string) =>
  understand(mind, text)
    .heard.map(({ sign }) => sign)
    .filter((sign) => sign.startsWith('renewed-'));

test.each([
  'squeals, pads already replaced',
  'new pads and it still squeals',
  'I changed the front brake pads last week',
  'the pads have both been renewed',
  'pads are only three months old, still squeals',
  "the pads're shot? no, the pads were under 5k old",
  "the new pads didn't help",
  'the pads are nearly new',
])('"%s" tells of new pads', (text) => {
  expect(renewed(text)).toEqual(['renewed-brake-pads']);
});

test.each([
  'do I need new pads?',
  'the garage says it needs new pads',
  'they quoted for new pads',
  'the pads were never changed',
  'cleaned the pads and changed the tyre',
  'new pads sensor',
  'new pads squeal',
  'have the pads been changed?',
  'how much are new pads',
  'press the pads to change it',
  'replaced the disc but not the pads',
])('"%s" tells of no new pads', (text) => {
  expect(renewed(text)).toEqual([]);
});

test('a name that several parts share tells of one only where the side is said', () => {
  expect(renewed('new shocker already')).toEqual([]);
  expect(renewed('new front shocker already')).toEqual(['renewed-front-damper']);
});

test('several parts told in one breath are each heard', () => {
  expect(renewed('they replaced the battery, pads')).toEqual(['renewed-battery', 'renewed-brake-pads']);
});

test('what renewing a part mends falls back once the part is new, and the owner is told why', () => {
  const visit = (words: string) =>
    diagnose(mind, { words, car: {}, answers: [], sensed: [], thisYear: 2026 }).suspects.find(
      ({ fault }) => fault === 'brakes/worn-pads',
    );
  const before = visit('it squeals when braking');
  const after = visit('it squeals when braking, new pads already');
  expect(after?.chance ?? 0).toBeLessThan(before?.chance ?? 0);
  expect(after?.reasons.find(({ finding }) => finding.sign === 'renewed-brake-pads')?.weight).toBeLessThan(0);
});

test('a part that a sign written by hand speaks of gets no second sign', () => {
  const written = structuredClone(smallKnowledge);
  written.jobs['brakes/replace-pads'] = { ...mend, parts: ['pads'] };
  (written.faults['brakes/worn-pads'] as Knowledge['faults'][string]).mended_by = ['brakes/replace-pads'];
  (written.signs.smoke as Knowledge['signs'][string]).renews = ['pads'];
  tellRenewals(written);
  expect(Object.keys(written.signs)).not.toContain('renewed-pads');
});

test('of a list all are new that the last of it is told to be', () => {
  expect(renewed('Battery, front damper and pads all replaced, no better')).toEqual([
    'renewed-battery',
    'renewed-front-damper',
    'renewed-brake-pads',
  ]);
  expect(renewed('battery and pads are a month old')).toEqual(['renewed-battery', 'renewed-brake-pads']);
  expect(renewed('battery is flat, pads replaced')).toEqual(['renewed-brake-pads']);
});

test.each([
  'the battery is 6 years old',
  'the pads are 40,000 miles old',
  'the pads are 90k old',
  'the pads are 60 months old',
  'battery and pads need replacing',
  'I have not fitted new pads',
])('"%s" tells of nothing new', (text) => {
  expect(renewed(text)).toEqual([]);
});

test('in a list without an "and" only the last was renewed', () => {
  expect(renewed('a knock from the front damper, pads replaced')).toEqual(['renewed-brake-pads']);
});
