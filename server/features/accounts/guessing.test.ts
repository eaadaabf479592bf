import { expect, test } from 'vitest';
import { neighbourhood } from '#server/http/neighbourhood.ts';
import { PASSWORD, register, testApp } from '#server/testing/test-app.ts';

const server = testApp({ env: { RATE_LIMIT: 'on' } });
const { anna, guest } = server;

const guess = (username: string, headers = {}) =>
  guest.post('/api/login', { username, password: 'a guess' }, { 'x-client-id': crypto.randomUUID(), ...headers });

test('ten guesses at a password may be made, then the name rests, whatever address they claim to come from', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await guess('anna', { 'x-forwarded-for': `10.0.0.${n}` })).statusCode);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  const right = await guest.post('/api/login', { username: 'anna', password: PASSWORD });
  expect(right.statusCode).toBe(429);
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  expect((await anna.get('/api/user')).statusCode).toBe(200);
});

test('a name without an account rests just the same', async () => {
  for (let n = 0; n < 10; n += 1) await guess('nobody-here');
  expect((await guess('nobody-here')).statusCode).toBe(429);
});

test('an address is its network: one IPv6 owner has many', () => {
  expect(neighbourhood('2001:db8:1:2:aaaa::1')).toBe(neighbourhood('2001:db8:1:2::7'));
  expect(neighbourhood('2001:db8:1:3::1')).not.toBe(neighbourhood('2001:db8:1:2::1'));
  expect(neighbourhood('::ffff:192.0.2.1')).toBe('192.0.2.1');
});

test('the current password cannot be guessed in a browser that was left open', async () => {
  const owner = server.newBrowser('left-open');
  await register(owner);
  const guess = (currentPassword: string) =>
    owner.post('/api/user/password', { currentPassword, password: 'a longer horse, stapled twice' });
  for (let n = 0; n < 10; n += 1) expect((await guess(`guess ${n}`)).statusCode).toBe(400);
  expect((await guess(PASSWORD)).statusCode).toBe(429);
});
