import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { stored } from './storage.ts';

const Note = z.object({ text: z.string() });
const note = () => stored('note', Note, { text: '' });

test('what was kept is found again', () => {
  note().write({ text: 'squeals' });
  expect(note().read()).toEqual({ text: 'squeals' });
});

test.each(['{', '"text"', '{"text":7}', 'null'])('%s in the place of a note counts as none', (rubbish) => {
  localStorage.setItem('note', rubbish);
  expect(note().read()).toEqual({ text: '' });
});

test('unchanged, it is the very same object', () => {
  const kept = note();
  kept.write({ text: 'squeals' });
  expect(kept.read()).toBe(kept.read());
});

test('where the browser keeps nothing, it lives as long as the page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const kept = note();
  kept.write({ text: 'squeals' });
  expect(kept.read()).toEqual({ text: 'squeals' });
  full.mockRestore();
});

test('a change made in another tab is told', () => {
  const told = vi.fn();
  const stop = note().subscribe(told);
  window.dispatchEvent(new StorageEvent('storage', { key: 'note' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});
