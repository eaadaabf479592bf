import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type StartUp, watchStartUp } from './start-up.ts';

let asked: number[];
let reports: StartUp[];
let stop: () => void;
let health: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked = [];
  reports = [];
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    asked.push(Date.now());
    return Promise.race([
      health(),
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    ]);
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answers = (status: number) => () => Promise.resolve(new Response(null, { status }));
const start = async () => {
  stop = watchStartUp((state) => reports.push(state));
  await vi.advanceTimersByTimeAsync(0);
};

test('with the server there, no loading screen is ever shown', async () => {
  health = answers(200);
  await start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reports).toEqual([]);
  expect(asked).toEqual([0]);
});

test('a bad answer is asked again after 800 ms, then every 400 ms', async () => {
  health = answers(503);
  await start();
  expect(reports[0]).toEqual({ connected: false, progress: 0 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toEqual([0, 800, 1_200, 1_600, 2_000]);
});

test('without a connection the app opens with what it has, and looks for the server once there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  health = () => Promise.reject(new Error('no network'));
  await start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reports).toEqual([]);
  expect(asked).toEqual([0]);
  online.mockReturnValue(true);
  health = answers(503);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reports).toEqual([{ connected: false, progress: 0 }]);
  online.mockRestore();
});

test('no answer within 1.5 s is a bad one', async () => {
  health = () => new Promise(() => undefined);
  await start();
  await vi.advanceTimersByTimeAsync(1_499);
  expect(reports).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(reports).toEqual([{ connected: false, progress: 0 }]);
});

test('over a network that takes three seconds to answer, the app opens all the same', async () => {
  health = () => new Promise((answer) => setTimeout(() => answer(new Response()), 3_000));
  await start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reports.at(-1)).toEqual({ connected: true, progress: 100 });
});

test('the bar rises by 12 every 250 ms up to 85, and to 100 once connected', async () => {
  health = answers(503);
  await start();
  await vi.advanceTimersByTimeAsync(2_250);
  expect(reports.map(({ progress }) => progress)).toEqual([0, 12, 24, 36, 48, 60, 72, 84, 85, 85]);
  health = answers(200);
  await vi.advanceTimersByTimeAsync(400);
  expect(reports.at(-1)).toEqual({ connected: true, progress: 100 });
  const told = reports.length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reports).toHaveLength(told);
});
