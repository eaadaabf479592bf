import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { IN_BROWSER } from '#contract/stored-in-browser.ts';
import { followOwner, forgetAccount, forgetOwner, ownedBy, STAYS, STAYS_FOR_ITS_OWNER } from './owner.ts';
import { privacyStore } from './preferences.ts';
import { questionDraft } from './question-draft.ts';
import { forThisTab, stored } from './storage.ts';

const draft = { title: 'Squeals', content: 'When I brake', suspects: [] };
const note = stored('note', z.string(), '', forThisTab);

/** What another tab does reaches this one as an event. */
function elsewhere(owner: number | null) {
  if (owner === null) localStorage.removeItem('owner');
  else localStorage.setItem('owner', String(owner));
  window.dispatchEvent(new StorageEvent('storage', { key: 'owner' }));
}

let stop = () => {};
afterEach(() => stop());
function follow() {
  const heard = { onLeft: vi.fn(), onArrived: vi.fn() };
  stop = followOwner(heard);
  return heard;
}

test('whoever signs out leaves nothing, not even what a screen that is not loaded has kept', () => {
  ownedBy(1);
  questionDraft.write(draft);
  sessionStorage.setItem('ofAnotherScreen', '"theirs"');
  localStorage.setItem('alsoOfAnotherScreen', '"theirs"');
  localStorage.setItem('guestCars', '"kept"');
  privacyStore.write({ ...privacyStore.read(), storeHistory: false });
  forgetOwner();
  expect(questionDraft.read()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage).sort()).toEqual(['guestCars', 'privacyPreferences']);
});

test('an account that is deleted takes its settings along', () => {
  privacyStore.write({ ...privacyStore.read(), storeHistory: false });
  forgetAccount();
  expect(privacyStore.read().storeHistory).toBe(true);
});

test('a guest who signs in keeps what was begun; somebody else does not find it', () => {
  note.write('mine');
  ownedBy(1);
  ownedBy(1);
  expect(note.read()).toBe('mine');
  ownedBy(2);
  expect(note.read()).toBe('');
});

test('a tab hears that its owner has signed out in another one', () => {
  ownedBy(1);
  note.write('mine');
  const { onLeft, onArrived } = follow();
  elsewhere(null);
  expect(onLeft).toHaveBeenCalledOnce();
  expect(onArrived).not.toHaveBeenCalled();
  expect(note.read()).toBe('');
});

test('a guest’s tab hears that somebody has signed in, and keeps what was begun', () => {
  note.write('mine');
  const { onLeft, onArrived } = follow();
  elsewhere(2);
  expect(onArrived).toHaveBeenCalledOnce();
  expect(onLeft).not.toHaveBeenCalled();
  expect(note.read()).toBe('mine');
});

test('a tab that was asleep meanwhile begins with nothing of the former owner', () => {
  ownedBy(1);
  note.write('mine');
  localStorage.setItem('owner', '2');
  follow();
  expect(note.read()).toBe('');
});

test('signing in and out here is no news from elsewhere', () => {
  const { onLeft, onArrived } = follow();
  ownedBy(1);
  ownedBy(2);
  forgetOwner();
  expect(onLeft).not.toHaveBeenCalled();
  expect(onArrived).not.toHaveBeenCalled();
});

test('what stays is what the privacy policy says to stay', () => {
  const said = (howLong: RegExp) => IN_BROWSER.filter((one) => howLong.test(one.howLong)).flatMap(({ keys }) => keys);
  expect(said(/^Until you clear/).toSorted()).toEqual(STAYS.toSorted());
  expect(said(/^Until you delete/).toSorted()).toEqual(STAYS_FOR_ITS_OWNER.toSorted());
});
