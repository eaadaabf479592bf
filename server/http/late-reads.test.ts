/** On a real streaming replica, which a test may hold still. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { prepareReplica, type ReplicaState } from '../db/replica.ts';
import { replicaPair } from '../testing/replica-pair.ts';
import { type Person, testApp } from '../testing/test-app.ts';

const pair = await replicaPair();
const clock = { now: 0 };
const changes: ReplicaState[] = [];
const replica = prepareReplica({
  url: pair.url,
  first: pair.first.db,
  onChange: (state) => void changes.push(state),
  now: () => clock.now,
});
const { anna, guest, newBrowser } = testApp({ env: { METRICS: 'on' }, deps: { db: pair.first.db, replica } });

afterAll(async () => {
  await replica.close();
  await pair.remove();
}, 60_000);

const ask = async (title: string) => {
  const body = { title, content: 'It squeals when I brake', category: 'brakes', isUrgent: false };
  const answer = await anna.post('/api/qa/questions', body);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};
const titlesFor = async (who: Person) => {
  const answer = await who.get('/api/qa/questions');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ title: string }[]>().map(({ title }) => title);
};
const health = async () => (await guest.get('/api/health')).json<{ replica: ReplicaState }>().replica;
/** Looks until the copy is where the test wants it: how long that takes is the machine's business. */
const until = async (wanted: ReplicaState) => {
  while (replica.state() !== wanted) {
    await replica.look();
    await sleep(20);
  }
};
const caughtUp = async (title: string) => {
  while (!(await titlesFor(guest)).includes(title)) await sleep(20);
};

test('lists come from the replica, and whoever has just written finds it in them all the same', async () => {
  expect(await health()).toBe('away');
  await until('in use');
  expect(await health()).toBe('in use');
  await pair.pause();
  await ask('Asked while the copy stands still');
  expect(await titlesFor(guest)).toEqual([]);
  expect(await titlesFor(anna)).toEqual(['Asked while the copy stands still']);
  await pair.goOn();
  await caughtUp('Asked while the copy stands still');
}, 60_000);

test('a browser is told for a quarter of a minute that it wrote, and one that only reads is not', async () => {
  const reader = newBrowser();
  expect((await reader.get('/api/qa/questions')).cookies).toEqual([]);
  const answer = await anna.post('/api/cars', { make: 'Ford', model: 'Ka', year: 2010 });
  expect(answer.cookies).toMatchObject([{ name: 'wrote', value: 'yes', maxAge: 15, httpOnly: true, sameSite: 'Lax' }]);
});

test('the shell, which keeps no cookies, reads from the first database', async () => {
  await until('in use');
  await pair.pause();
  await ask('Asked from the shell');
  const shell = await guest.get('/api/qa/questions', { authorization: `Bearer ${'x'.repeat(43)}` });
  expect(shell.json<{ title: string }[]>().map(({ title }) => title)).toContain('Asked from the shell');
  expect(await titlesFor(guest)).not.toContain('Asked from the shell');
  await pair.goOn();
  await caughtUp('Asked from the shell');
}, 60_000);

test('a replica that is more than five seconds behind is left out until it has caught up', async () => {
  await until('in use');
  await pair.pause();
  await ask('Asked while it lags');
  await replica.look();
  expect(await health()).toBe('in use');
  clock.now += 5_001;
  await replica.look();
  expect(await health()).toBe('behind');
  expect(await titlesFor(guest)).toContain('Asked while it lags');
  expect((await guest.get('/metrics')).body).toMatch(/^database_replica_in_use 0$/m);
  await pair.goOn();
  await until('in use');
  expect((await guest.get('/metrics')).body).toMatch(/^database_replica_in_use 1$/m);
}, 60_000);

test('a replica that nobody has looked at for long is not believed', async () => {
  await until('in use');
  clock.now += 5_001;
  expect(replica.state()).toBe('behind');
  await until('in use');
}, 60_000);

test('a replica that goes away fails nobody, and is used again when it is back', async () => {
  await until('in use');
  await pair.stop();
  await ask('Asked while the copy is away');
  const answers = await Promise.all(Array.from({ length: 20 }, () => titlesFor(guest)));
  for (const titles of answers) expect(titles).toContain('Asked while the copy is away');
  expect(await health()).toBe('away');
  await pair.start();
  await until('in use');
  await caughtUp('Asked while the copy is away');
  expect(changes.slice(-2)).toEqual(['away', 'in use']);
}, 120_000);

test('a database that follows no other is never taken for a replica', async () => {
  const said: unknown[] = [];
  const wrong = prepareReplica({
    url: pair.firstUrl,
    first: pair.first.db,
    onChange: (_, error) => void said.push(error),
  });
  await wrong.look();
  expect(wrong.state()).toBe('away');
  expect(String(said[0])).toMatch(/follows no other/);
  await wrong.close();
});
