import { expect, test } from 'vitest';
import css from './tokens.css?raw';

/** What is written on what. */
const PAIRS = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunk'],
  ['soft', 'paper'],
  ['soft', 'surface'],
  ['soft', 'sunk'],
  ['on-brand', 'brand'],
  ['brand-ink', 'paper'],
  ['brand-ink', 'surface'],
  ['brand-ink', 'brand-tint'],
  ['on-stop', 'stop'],
  ['stop-ink', 'stop-tint'],
  ['stop-ink', 'surface'],
  ['caution-ink', 'caution-tint'],
  ['info-ink', 'info-tint'],
  ['plate-ink', 'plate'],
] as const;

/** Edges of controls must be seen as well. */
const EDGES = [
  ['edge', 'surface'],
  ['edge', 'paper'],
  ['focus', 'paper'],
] as const;

const blocks = [...css.matchAll(/:root(\[data-contrast=['"]?high['"]?\])?\s*\{([^}]*--c-paper[^}]*)\}/g)].map((match) =>
  Object.fromEntries(
    [...(match[2] ?? '').matchAll(/--c-([a-z-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  ),
);
const THEMES = [
  { theme: 'light', text: 4.5 },
  { theme: 'dark', text: 4.5 },
  { theme: 'high contrast', text: 7 },
  { theme: 'high contrast, dark', text: 7 },
  { theme: 'print', text: 4.5 },
];

const brightness = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test.each(THEMES)('an owner can read every word and see every edge in $theme', ({ theme, text }) => {
  const colours = blocks[THEMES.findIndex((one) => one.theme === theme)] ?? {};
  const weak = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.filter(([on, under]) => contrast(colours[on] ?? '', colours[under] ?? '') < least);
  expect(blocks).toHaveLength(THEMES.length);
  expect(weak(PAIRS, text)).toEqual([]);
  expect(weak(EDGES, 3)).toEqual([]);
});
