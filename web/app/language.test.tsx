/** A second language, with Welsh as the proof. */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { languageStore } from '#web/lib/language.ts';
import { show } from '#web/testing/show.tsx';
import { Frame } from './frame.tsx';
import { keepLanguage } from './language.ts';
import { WELSH } from './welsh.ts';

await keepLanguage();
afterEach(async () => {
  act(() => languageStore.write('en'));
  await waitFor(() => expect(document.documentElement.lang).not.toBe('cy'));
});

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Paths of words that a translation leaves out. */
function leftOut(english: Record<string, unknown>, translated: Record<string, unknown>, at = ''): string[] {
  return Object.entries(english).flatMap(([name, words]) => {
    const other = translated[name];
    if (other === undefined) return [`${at}${name}`];
    return isGroup(words) && isGroup(other) ? leftOut(words, other, `${at}${name}.`) : [];
  });
}

/** Parts of screens that are not on the main path, or words that are typed by the owner, not read. */
const ENGLISH = ['letters', 'notFound', 'notHereYet', 'examples'];

test('every word of the main path has its Welsh', () => {
  const missing = WELSH.flatMap(([english, welsh]) =>
    leftOut(english as Record<string, unknown>, welsh as Record<string, unknown>),
  );
  expect(missing.filter((name) => !ENGLISH.includes(name))).toEqual([]);
});

test('an owner who chooses Welsh reads it at once, the page says so, and English comes back as it was', async () => {
  show(<Frame>Home</Frame>);
  const tabs = () => screen.getAllByRole('listitem').map((tab) => tab.textContent);
  const before = tabs();
  act(() => languageStore.write('cy'));
  expect(await screen.findByRole('link', { name: 'Hanes' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Prif ddewislen' })).toBeVisible();
  expect(document.documentElement.lang).toBe('cy');
  act(() => languageStore.write('en'));
  await waitFor(() => expect(document.documentElement.lang).toBe('en-GB'));
  expect(tabs()).toEqual(before);
});

test('a screen that is not translated says that it is English', async () => {
  act(() => languageStore.write('cy'));
  await waitFor(() => expect(document.documentElement.lang).toBe('cy'));
  window.history.replaceState(null, '', '/profile');
  const { unmount } = show(<Frame>Profile</Frame>);
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'en-GB');
  unmount();
  window.history.replaceState(null, '', '/diagnostic-results/7');
  show(<Frame>Answer</Frame>);
  expect(screen.getByRole('main')).not.toHaveAttribute('lang');
});
