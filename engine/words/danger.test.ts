import { expect, test } from 'vitest';
import { type DangerModel, dangerOf, learnDanger } from './danger.ts';

const lessons = [
  ...['brakes', 'steering', 'wheel'].flatMap((part) =>
    ['gone', 'failed', 'snapped'].map((word) => ({ features: [part, word], stop: true })),
  ),
  ...['brakes', 'steering', 'wheel'].flatMap((part) =>
    ['squeaky', 'dirty', 'old'].map((word) => ({ features: [part, word], stop: false })),
  ),
];
const model = learnDanger(lessons) as DangerModel;
const danger = dangerOf(model);

test('what a part does sounds dangerous, not the part', () => {
  expect(danger(['brakes', 'snapped'])).toBeGreaterThan(0.7);
  expect(danger(['brakes', 'dirty'])).toBeLessThan(0.3);
  expect(danger(['bonnet', 'snapped'])).toBeGreaterThan(danger(['bonnet', 'dirty']));
});

test('what nobody taught says nothing, and many such words do not hide the one that does', () => {
  expect(danger(['aerial'])).toBe(danger([]));
  expect(danger(['snapped', 'aerial', 'radio', 'mirror'])).toBeGreaterThan(
    danger(['aerial', 'radio', 'mirror', 'seat']),
  );
});

test('ordinary complaints that speak of the same things make it calmer', () => {
  const ordinary = Array.from({ length: 60 }, () => ({ features: ['wheel', 'gone'], stop: false, weight: 0.2 }));
  const calmer = dangerOf(learnDanger([...lessons, ...ordinary]) as DangerModel);
  expect(calmer(['wheel', 'gone'])).toBeLessThan(danger(['wheel', 'gone']));
});

test('dangers alone, and harmless sentences alone, teach nothing', () => {
  expect(learnDanger(lessons.filter(({ stop }) => stop))).toBeUndefined();
  expect(learnDanger(lessons.filter(({ stop }) => !stop))).toBeUndefined();
  expect(learnDanger([])).toBeUndefined();
});
