/** A recording through a real microphone's place: the browser is given a file to hear, the owner does the rest. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';

const RATE = 48_000;
const SECONDS = 8;

/** Sixteen bits, one channel. */
function wav(name: string, at: (s: number) => number): string {
  const length = RATE * SECONDS;
  const file = Buffer.alloc(44 + length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(length * 2, 40);
  for (let n = 0; n < length; n += 1)
    file.writeInt16LE(Math.round(32_000 * Math.max(-1, Math.min(1, at(n / RATE)))), 44 + n * 2);
  const path = join(mkdtempSync(join(tmpdir(), 'car-sound-')), `${name}.wav`);
  writeFileSync(path, file);
  return path;
}

let state = 1;
/** Noise that is the same in every run. */
function hiss(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 31 - 1;
}
/** Dying strikes at an even pace. */
const strikes = (s: number, pace: number, hertz: number, lasts: number): number => {
  const since = s % (1 / pace);
  return Math.exp(-since / lasts) * (0.6 * Math.sin(2 * Math.PI * hertz * since) + 0.4 * hiss());
};
const idle = (s: number): number => {
  const pace = 26.7;
  const since = s % (1 / pace);
  const thump =
    Math.exp(-since / 0.012) * (Math.sin(2 * Math.PI * 80 * since) + 0.5 * Math.sin(2 * Math.PI * 150 * since));
  return 0.12 * thump * (1 + 0.05 * hiss()) + 0.012 * hiss();
};

const SOUNDS = {
  squeal: (s: number) => 0.3 * idle(s) + 0.2 * Math.sin(2 * Math.PI * 2400 * s) * (0.8 + 0.2 * Math.sin(9 * s)),
  knock: (s: number) => 0.5 * idle(s) + 0.6 * strikes(s, 13.3, 520, 0.01),
  clicks: (s: number) => 0.5 * strikes(s, 11, 1900, 0.004) + 0.002 * hiss(),
  idle,
} as const;

async function recorded(
  sound: keyof typeof SOUNDS,
  check: (page: Page) => Promise<void>,
  baseURL: string,
): Promise<void> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${wav(sound, SOUNDS[sound])}`,
    ],
  });
  try {
    const context = await browser.newContext({ baseURL, permissions: ['microphone'] });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('tab', { name: 'Audio' }).click();
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await expect(page.getByRole('timer')).toHaveText(/^00:(0[6-9]|1\d)$/, { timeout: 20_000 });
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('heading', { name: /What we heard|could not be judged/ })).toBeVisible({
      timeout: 60_000,
    });
    await check(page);
  } finally {
    await browser.close();
  }
}

const results = (page: Page) =>
  page
    .getByRole('heading', { level: 3 })
    .allTextContents()
    .then((titles) => titles.join(', '));

// A browser of its own, eight seconds of sound, and the machine may be busy.
test.setTimeout(120_000);

test('a squeal leads to the belt', async ({ baseURL }) => {
  await recorded(
    'squeal',
    async (page) => expect.poll(() => results(page)).toMatch(/belt|tensioner|pulley|alternator|pump/i),
    baseURL ?? '',
  );
});

test('a knock leads to the inside of the engine', async ({ baseURL }) => {
  await recorded(
    'knock',
    async (page) => expect.poll(() => results(page)).toMatch(/bearing|knock|piston|engine|injector|flywheel|pulley/i),
    baseURL ?? '',
  );
});

test('rapid clicking leads to the battery or the starter', async ({ baseURL }) => {
  await recorded(
    'clicks',
    async (page) => expect.poll(() => results(page)).toMatch(/battery|starter|earth|terminal|cable/i),
    baseURL ?? '',
  );
});

test('an example picked beside the answer weighs in, and what the microphone granted goes along', async ({
  baseURL,
}) => {
  await recorded(
    'knock',
    async (page) => {
      await expect.poll(() => results(page)).not.toBe('');
      const before = await results(page);
      await page.getByRole('button', { name: 'Does it sound like one of these?' }).click();
      const hiss = page.getByRole('button', { name: 'It is like this: Hiss' });
      const [asked] = await Promise.all([page.waitForRequest(/diagnose\/audio/), hiss.click()]);
      expect(asked.postDataJSON()).toMatchObject({ soundsLike: 'hiss', processing: { noiseSuppression: false } });
      await expect(hiss).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
      await expect.poll(() => results(page)).not.toBe(before);
    },
    baseURL ?? '',
  );
});

test('in a healthy idle nothing stands out', async ({ baseURL }) => {
  await recorded(
    'idle',
    async (page) => expect(page.getByText(/Nothing stands out/).first()).toBeVisible(),
    baseURL ?? '',
  );
});
