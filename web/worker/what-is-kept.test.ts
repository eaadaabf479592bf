import { expect, test } from 'vitest';
import { changesOwner, keptAs } from './what-is-kept.ts';

test.each([
  ['/api/user', 'private'],
  ['/api/car', 'private'],
  ['/api/cars', 'private'],
  ['/api/history', 'private'],
  ['/api/sessions/12/results', 'private'],
  ['/api/premium-status', 'private'],
  ['/api/tutorials', 'private'],
  ['/api/tutorials/12', 'private'],
  ['/api/tutorials/1000000012', 'public'],
  ['/api/tutorials/brakes%2Freplace-front-pads', 'public'],
  ['/api/lamps', 'public'],
])('%s can be read without a connection', (path, kept) => {
  expect(keptAs('GET', path)).toBe(kept);
});

test.each([
  '/api/health',
  '/api/ads',
  '/api/account/export',
  '/api/user/usage',
  '/api/subscription',
  '/api/admin/queue',
  '/api/community/posts',
  '/api/sessions/12/results/more',
  '/metrics',
])('%s is never kept', (path) => {
  expect(keptAs('GET', path)).toBeUndefined();
});

test('nothing that is sent is kept', () => {
  expect(keptAs('POST', '/api/cars')).toBeUndefined();
  expect(keptAs('DELETE', '/api/cars')).toBeUndefined();
});

test('every way in, out and away ends what was kept', () => {
  for (const path of ['login', 'logout', 'register', 'user-delete', 'password-reset/complete'])
    expect(changesOwner('POST', `/api/${path}`), path).toBe(true);
  expect(changesOwner('GET', '/api/login')).toBe(false);
  expect(changesOwner('POST', '/api/diagnose/text')).toBe(false);
});
