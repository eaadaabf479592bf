/** A second language, with Welsh as the proof. */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PartOption } from '#contract/parts.ts';
import { guestGarage } from '#web/features/cars/guest-cars.ts';
import { languageStore } from '#web/lib/language.ts';
import { HomeScreen } from '#web/screens/home.tsx';
import { answer, golf } from '#web/testing/examples.ts';
import { refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { loadWholeHome } from '#web/testing/whole-home.ts';
import { Frame } from './frame.tsx';
import { keepLanguage } from './language.ts';
import { WELSH } from './welsh.ts';

await keepLanguage();
afterEach(async () => {
  act(() => languageStore.write('en'));
  await waitFor(() => expect(document.documentElement.lang).not.toBe('cy'));
});

const PADS: PartOption = {
  name: 'Front brake pads',
  brand: 'Pagid',
  quality: 'Used',
  price: '£22–£38',
  compatibility: 'Match the caliper make',
  retailer: 'Euro Car Parts',
  pros: ['Widely in stock'],
  source: 'guide',
  pricesSet: 'November 2026',
  priceLow: 2200,
  priceHigh: 3800,
  priceRange: { low: 2200, high: 6500 },
};

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

/** Every sentence that has a translation, as it is in English and reads otherwise in Welsh. */
function translated(english: object, welsh: object): string[] {
  return Object.entries(welsh).flatMap(([name, other]) => {
    const said: unknown = (english as Record<string, unknown>)[name];
    if (isGroup(said) && isGroup(other)) return translated(said, other);
    return typeof said === 'string' && said !== other ? [said] : [];
  });
}
/** How toasts are named is said by what shows a screen in tests. */
const englishWords = WELSH.flatMap(([english, welsh]) => translated(english, welsh)).filter(
  (text) => !['Notifications (F8)', 'Close notification'].includes(text),
);

/** What is on the screen, or told to those who listen, and is not said to be English. */
function saidAsWelsh(): string[] {
  const said = [...document.querySelectorAll('body *')].filter((one) => !one.closest('[lang="en-GB"]'));
  return said.flatMap((one) => [
    ...[...one.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? [node.textContent?.trim() ?? ''] : [],
    ),
    ...['aria-label', 'placeholder', 'alt'].flatMap((name) => one.getAttribute(name) ?? []),
  ]);
}
const leftEnglish = () => saidAsWelsh().filter((text) => englishWords.includes(text));

test('an owner who chose Welsh finds no English word of the app on home’s three tabs, nor in the answer and the price search', async () => {
  // All of it was loaded before the language was.
  await loadWholeHome();
  serve('get', '/api/labour-rates', []);
  refuse('post', '/api/parts/search', 503, 'overloaded', 'Later, please.');
  serve('post', '/api/diagnose/text', answer);
  guestGarage.write({ cars: [golf], currentId: golf.id });
  act(() => languageStore.write('cy'));
  await waitFor(() => expect(document.documentElement.lang).toBe('cy'));
  const { owner } = show(<HomeScreen />);
  expect(await screen.findByText(/Gyriant olwyn flaen/)).toBeVisible();
  await owner.click(await screen.findByRole('button', { name: 'Diagnosio’r Broblem' }));
  expect(screen.getByText('Rhaid disgrifio’r symptomau')).toBeVisible();
  await screen.findByText('Diagnosisau Diweddar');
  expect(leftEnglish()).toEqual([]);
  await owner.click(screen.getByRole('tab', { name: 'Sain' }));
  expect(await screen.findByRole('button', { name: 'Breciau' })).toBeVisible();
  expect(leftEnglish()).toEqual([]);
  await owner.click(screen.getByRole('tab', { name: 'Llun' }));
  expect(await screen.findByRole('option', { name: 'O Dan y Car' })).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Dadansoddi’r Llun' }));
  expect(await screen.findByText('Rhowch ddisgrifiad byr o’r broblem')).toBeVisible();
  expect(leftEnglish()).toEqual([]);
  await owner.click(screen.getByRole('tab', { name: 'Testun' }));
  await owner.type(screen.getByLabelText(/Disgrifiwch y symptomau/), 'Squeals');
  await owner.click(screen.getByRole('button', { name: 'Diagnosio’r Broblem' }));
  await owner.click((await screen.findAllByRole('button', { name: /Mwy o Fanylion/ }))[0] as HTMLElement);
  expect(screen.getAllByText('Llafur, tua 1½ awr')[0]).toBeVisible();
  await owner.click(
    await screen.findByRole('button', { name: 'Costau llafur ar gyfer: Cyfartaledd y DU, garej annibynnol' }),
  );
  expect(leftEnglish()).toEqual([]);
  await owner.click(screen.getByRole('tab', { name: 'Chwilio am Rannau' }));
  expect(await screen.findByText('Methwyd llwytho’r prisiau')).toBeVisible();
  expect(leftEnglish()).toEqual([]);
  serve('post', '/api/parts/search', [PADS]);
  await owner.click(screen.getByRole('button', { name: 'Ceisio eto' }));
  expect(await screen.findByText('1 dewis')).toBeVisible();
  expect(screen.getByText(/a osodwyd ym mis Tachwedd 2026/)).toBeVisible();
  await owner.click(screen.getByRole('tab', { name: 'Cymharu' }));
  expect(leftEnglish()).toEqual([]);
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
