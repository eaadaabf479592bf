import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NATIVE_MESSAGES, TrackingStatus } from '#contract/native-bridge.ts';
import { enterShell, silence } from '#web/testing/shell.ts';

let shell: ReturnType<typeof enterShell> | undefined;
// Each test is a page of its own: what was loaded knows the former one's host.
beforeEach(() => vi.resetModules());
afterEach(() => {
  shell?.leave();
  shell = undefined;
  vi.useRealTimers();
});
const bridge = () => import('./native-bridge.ts');

test('in a browser there is nobody to ask, and nothing waits', async () => {
  const { askNative, inShell, onNative } = await bridge();
  expect(inShell()).toBe(false);
  await expect(askNative('getStatus', {})).rejects.toMatchObject({ name: 'NoNativeAnswer', why: 'missing' });
  expect(onNative('subscriptionChanged', () => undefined)).not.toThrow();
});

test.each(TrackingStatus.options)('the shell says that tracking is %s', async (status) => {
  shell = enterShell({ getStatus: () => ({ status }), requestPermission: () => ({ status }) });
  const { askNative } = await bridge();
  expect(await askNative('getStatus', {})).toEqual({ status });
  expect(await askNative('requestPermission', {})).toEqual({ status });
  expect(shell.asked.map(([action]) => action)).toEqual(['getStatus', 'requestPermission']);
});

test('what was bought comes with the text that Apple signed', async () => {
  const bought = {
    productId: 'premium.yearly',
    transactionId: '2',
    originalTransactionId: '1',
    expiresAt: '2027-11-21T10:00:00.000Z',
    jws: 'a.b.c',
  };
  shell = enterShell({
    subscriptionStatus: () => ({ active: true, entitlements: [bought] }),
    purchase: () => ({ outcome: 'purchased', jws: 'a.b.c' }),
  });
  const { askNative } = await bridge();
  const productIds = ['premium.yearly'];
  expect(await askNative('subscriptionStatus', { productIds })).toEqual({ active: true, entitlements: [bought] });
  expect(shell.asked).toEqual([['subscriptionStatus', { productIds }]]);
  expect(await askNative('purchase', { productId: 'premium.yearly' })).toEqual({ outcome: 'purchased', jws: 'a.b.c' });
});

test.each([
  ['an answer of another shape', () => ({ status: 'perhaps' }), 'unreadable'],
  ['an answer that is none', () => undefined, 'unreadable'],
  ['a refusal', () => Promise.reject(new Error('No such thing')), 'failed'],
])('%s is no answer', async (_, answer, why) => {
  shell = enterShell({ getStatus: answer });
  const { askNative } = await bridge();
  await expect(askNative('getStatus', {})).rejects.toMatchObject({ name: 'NoNativeAnswer', why });
});

test('an older shell without the plugin, or without the message, fails and is not waited for', async () => {
  shell = enterShell({}, { knowsPlugin: false });
  const old = await bridge();
  await expect(old.askNative('getStatus', {})).rejects.toMatchObject({ why: 'failed' });
  shell.leave();
  vi.resetModules();
  shell = enterShell({});
  const newer = await bridge();
  await expect(newer.askNative('purchase', { productId: 'x' })).rejects.toMatchObject({ why: 'failed' });
});

test('a shell that stays silent is waited for as long as the contract says, and a late answer changes nothing', async () => {
  vi.useFakeTimers();
  let answerLate: (answer: unknown) => void = () => undefined;
  shell = enterShell({ getStatus: () => new Promise((resolve) => (answerLate = resolve)), requestPermission: silence });
  const { askNative } = await bridge();
  const settled = vi.fn();
  const asked = askNative('getStatus', {}).then(settled, settled);
  await vi.advanceTimersByTimeAsync(NATIVE_MESSAGES.getStatus.timeoutMs - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ why: 'late' }));
  answerLate({ status: 'authorized' });
  await vi.runAllTimersAsync();
  expect(settled).toHaveBeenCalledOnce();

  const permission = askNative('requestPermission', {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(NATIVE_MESSAGES.requestPermission.timeoutMs);
  expect(await permission).toMatchObject({ why: 'late' });
});

test('what the shell says unasked is heard until one stops listening', async () => {
  shell = enterShell();
  const { onNative } = await bridge();
  const links: string[] = [];
  const stop = onNative('linkOpened', ({ url }) => links.push(url));
  await expect.poll(() => shell?.hears('linkOpened')).toBe(true);
  shell.say('linkOpened', { url: 'https://cars.example/history' });
  shell.say('linkOpened', { address: 'of another shape' });
  expect(links).toEqual(['https://cars.example/history']);
  stop();
  shell.say('linkOpened', { url: 'https://cars.example/cars' });
  expect(links).toHaveLength(1);
});
