import { expect, test } from 'vitest';
import { anna } from '#web/testing/examples.ts';
import { accountId, localProfile, shownAs } from './local-profile.ts';

const picture = 'data:image/jpeg;base64,AAAA';

test('an owner goes by the name and the picture kept in this browser', () => {
  const kept = { actualId: anna.id, name: 'Anna B', avatarUrl: picture };
  expect(shownAs(anna, kept)).toEqual({ name: 'Anna B', avatarUrl: picture });
});

test('somebody else who signs in here does not', () => {
  const kept = { actualId: anna.id, name: 'Anna B', avatarUrl: picture };
  expect(shownAs({ ...anna, id: 2, username: 'ben' }, kept)).toEqual({ name: 'ben', avatarUrl: null });
});

test('an account id is four digits, the same for the same name', () => {
  for (const name of ['anna', 'ben', 'ärger 🚗', 'x'.repeat(64)]) expect(accountId(name)).toMatch(/^\d{4}$/);
  expect(accountId('anna')).toBe(accountId('anna'));
  expect(accountId('anna')).not.toBe(accountId('anne'));
});

test('a picture is never an address that would be fetched', () => {
  localStorage.setItem(
    'localProfile',
    JSON.stringify({ actualId: 1, name: 'Anna', avatarUrl: 'https://evil.example/track.gif' }),
  );
  expect(localProfile.read().avatarUrl).toBeNull();
});
