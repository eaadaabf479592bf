import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { saveCar } from '#contract/cars.ts';
import { golf } from '#web/testing/examples.ts';
import { network } from '#web/testing/network.ts';
import { callOnce } from './call-once.ts';

const body = { make: 'Volkswagen', model: 'Golf', year: 2016 };

/** The keys of the calls, each answered by the next of these. */
function answering(...answers: (() => Response)[]) {
  const keys: (string | null)[] = [];
  network.use(
    http.post('*/api/cars', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return (answers[keys.length - 1] ?? (() => HttpResponse.json(golf)))();
    }),
  );
  return keys;
}
const cutOff = () => HttpResponse.error();
const busy = () => HttpResponse.json({ message: 'Busy', error: 'overloaded' }, { status: 503 });
const refused = () => HttpResponse.json({ message: 'No', error: 'validation_failed' }, { status: 400 });

test('what got no answer is sent again with the same key, until it has one', async () => {
  const keys = answering(cutOff, busy);
  await expect(callOnce(saveCar, { body })).rejects.toThrow();
  await expect(callOnce(saveCar, { body })).rejects.toThrow('Busy');
  await callOnce(saveCar, { body });
  expect(keys[0]).toMatch(/^[0-9a-z-]{10,}$/);
  expect(new Set(keys).size).toBe(1);
});

test('the same again after an answer is meant, and has a key of its own', async () => {
  const keys = answering();
  await callOnce(saveCar, { body });
  await callOnce(saveCar, { body });
  expect(new Set(keys).size).toBe(2);
});

test('after a refusal, and for anything else, the key is another', async () => {
  const keys = answering(refused, cutOff);
  await expect(callOnce(saveCar, { body })).rejects.toThrow('No');
  await expect(callOnce(saveCar, { body })).rejects.toThrow();
  await callOnce(saveCar, { body: { ...body, year: 2017 } });
  expect(new Set(keys).size).toBe(3);
});
