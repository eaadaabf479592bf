import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NATIVE_MESSAGES } from '#contract/native-bridge.ts';
import { enterShell, silence } from '#web/testing/shell.ts';

let shell: ReturnType<typeof enterShell> | undefined;
beforeEach(() => vi.resetModules());
afterEach(() => {
  shell?.leave();
  shell = undefined;
  Reflect.deleteProperty(window, 'trackingConsentGranted');
  vi.useRealTimers();
});
const consent = () => import('./tracking-consent.ts');
const kept = () => localStorage.getItem('trackingConsent');

test.each([
  ['authorized', true],
  ['denied', false],
  ['restricted', false],
] as const)('iOS says %s: consent is %s, kept and flagged, and nobody is asked', async (status, granted) => {
  localStorage.setItem('trackingConsent', String(!granted));
  shell = enterShell({ getStatus: () => ({ status }) });
  const { settleConsent } = await consent();
  expect(await settleConsent()).toBe(granted);
  expect(kept()).toBe(String(granted));
  expect(window.trackingConsentGranted).toBe(granted);
  expect(shell.asked.map(([action]) => action)).toEqual(['getStatus']);
});

test.each([
  ['authorized', true],
  ['denied', false],
  ['restricted', false],
  ['notDetermined', false],
] as const)('not yet asked, iOS asks the owner, and %s makes it %s', async (status, granted) => {
  shell = enterShell({ getStatus: () => ({ status: 'notDetermined' }), requestPermission: () => ({ status }) });
  const { settleConsent } = await consent();
  expect(await settleConsent()).toBe(granted);
  expect(kept()).toBe(String(granted));
  expect(shell.asked.map(([action]) => action)).toEqual(['getStatus', 'requestPermission']);
});

test.each([
  ['the shell lacks the message', {}],
  ['the answer cannot be read', { getStatus: () => ({ status: 'maybe' }) }],
  ['the question to the owner fails', { getStatus: () => ({ status: 'notDetermined' }) }],
])('where %s, consent is true only if it was kept as true', async (_, answers) => {
  shell = enterShell(answers);
  const { settleConsent } = await consent();
  expect(await settleConsent()).toBe(false);
  expect(kept()).toBe('false');
  localStorage.setItem('trackingConsent', 'true');
  expect(await settleConsent()).toBe(true);
  expect(window.trackingConsentGranted).toBe(true);
});

test('in the browser of an iPhone the page asks: until then consent is false, and nothing is kept', async () => {
  shell = enterShell();
  Reflect.deleteProperty(window, 'Capacitor');
  const { settleConsent } = await consent();
  expect(await settleConsent()).toBeNull();
  expect(kept()).toBeNull();
  expect(window.trackingConsentGranted).toBe(false);
  localStorage.setItem('trackingConsent', 'true');
  expect(await settleConsent()).toBe(true);
});

test('a shell that says nothing is not waited for for ever; what is kept counts', async () => {
  vi.useFakeTimers();
  localStorage.setItem('trackingConsent', 'true');
  shell = enterShell({ getStatus: silence });
  const { settleConsent } = await consent();
  const settled = settleConsent();
  await vi.advanceTimersByTimeAsync(NATIVE_MESSAGES.getStatus.timeoutMs);
  expect(await settled).toBe(true);
});

test('on the web nothing is decided before the owner does, and what is kept is kept', async () => {
  const { keepConsent, settleConsent } = await consent();
  expect(await settleConsent()).toBeNull();
  expect(kept()).toBeNull();
  expect(window.trackingConsentGranted).toBe(false);
  keepConsent(true);
  expect(await settleConsent()).toBe(true);
  localStorage.setItem('trackingConsent', 'nonsense');
  expect(await settleConsent()).toBeNull();
});
