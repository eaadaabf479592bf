/** Somebody without a mouse: every step by key, and the focus is always somewhere sensible. */
import { expect, type Locator, type Page, test } from '@playwright/test';

const SYMPTOMS = 'Describe the symptoms your car is experiencing';

/** Tab until it has the focus; a screen with more stops than this before it would be no path. */
async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  // Keys pressed before it is there would lead past it.
  await target.waitFor();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`Not reached with ${most} presses of Tab: ${target}`);
}

/** Nothing fixed lies over what has the focus. */
async function inSight(target: Locator): Promise<void> {
  const covered = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return !(there && (element.contains(there) || there.contains(element)));
    });
  await expect.poll(covered, 'covered by something').toBe(false);
}

async function diagnose(page: Page): Promise<void> {
  await page.goto('/');
  await tabTo(page, page.getByLabel(SYMPTOMS));
  await page.keyboard.type('There is a squeal from the front');
  await tabTo(page, page.getByRole('button', { name: 'Diagnose Issue' }));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Your diagnosis' });
  await expect(heading).toBeFocused();
  // A region that arrives together with its text is not read out; what has the focus is, with its description.
  await expect(heading).toHaveAccessibleDescription(/Most likely|Not sure yet/);
}

test('a diagnosis by keyboard alone: skip link, words, answer, details, the next question', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel(SYMPTOMS)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await diagnose(page);
  const details = page.getByRole('button', { name: /^More Details/ }).first();
  await tabTo(page, details);
  await inSight(details);
  await page.keyboard.press('Enter');
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('How to be sure').first()).toBeVisible();

  const no = page.getByRole('button', { name: 'No', exact: true });
  const question = page.locator('#settle-question');
  const asked = await question.textContent();
  await tabTo(page, no);
  await inSight(no);
  await page.keyboard.press('Enter');
  await expect(question).not.toHaveText(asked ?? '');
  await expect(question).toBeFocused();
});

test('a dialog takes the focus, keeps it, and gives it back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Add Car Details' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add Car Details' });
  await expect(dialog).toBeVisible();

  // The 49 makes, by their first letters.
  await tabTo(page, dialog.getByLabel('Make'));
  await page.keyboard.type('Volks');
  await expect(dialog.getByLabel('Make')).toHaveValue('Volkswagen');
  await tabTo(page, dialog.getByLabel('Model'));
  await page.keyboard.type('Go');
  await expect(dialog.getByLabel('Model')).toHaveValue('Golf');
  // Past its last button the browser's own bar is next, then the dialog again.
  const close = dialog.getByRole('button', { name: 'Close' });
  await tabTo(page, close);
  await tabTo(page, close);
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the lamp picker is worked by keys and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Pick a warning lamp' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Which lamp is lit?' });
  await expect(dialog.getByLabel('Search lamps')).toBeVisible();
  await tabTo(page, dialog.getByLabel('Search lamps'));
  await page.keyboard.type('oil can drop');
  await tabTo(page, dialog.getByRole('button', { name: 'Oil pressure' }).first());
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Lamps that are lit' })).toContainText('Oil pressure');
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('parts are searched and compared by keys', async ({ page }) => {
  await diagnose(page);
  await tabTo(page, page.getByRole('tab', { name: 'Diagnosis' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Parts Search' })).toBeFocused();
  await expect(page.getByText(/\d+ options found/)).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: 'Grid View' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table')).toBeVisible();
  const shop = page.getByRole('table').getByRole('link').first();
  await tabTo(page, shop);
  await inSight(shop);
});

test('a recording is begun and ended by keys, and what is under way is said aloud', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('tab', { name: 'Text' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'Start Recording' }));
  await page.keyboard.press('Enter');
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeFocused();
  await expect(page.getByRole('timer')).not.toHaveText('00:00');
  await expect(page.getByRole('status').filter({ hasText: /Listening|quiet|loud|talking/ })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your diagnosis' })).toBeFocused({ timeout: 30_000 });
});

test('a photo is chosen by keys', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('tab', { name: 'Text' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Visual' })).toBeFocused();
  const choose = page.getByRole('button', { name: /^Drop a photo here/ });
  await tabTo(page, choose);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Please upload an image file (JPEG, PNG, etc.)')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
});

test('a conversation by keys, whose answers are read out as they come', async ({ page }) => {
  await page.goto('/ai-chat');
  const box = page.getByPlaceholder('Ask me anything...');
  await tabTo(page, box);
  await page.keyboard.type('It squeals when I brake');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(/Most likely|likeliest/);
  await expect(box).toBeFocused();
});

test('with motion reduced nothing moves, whoever asked for it', async ({ page }) => {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 0).length,
    );
  await page.route('**/api/diagnose/text', () => undefined);
  for (const how of ['system', 'setting'] as const) {
    await page.emulateMedia({ reducedMotion: how === 'system' ? 'reduce' : 'no-preference' });
    await page.goto('/');
    if (how === 'setting') {
      await page.evaluate(() =>
        localStorage.setItem('accessibilityPreferences', JSON.stringify({ reduceMotion: true })),
      );
      await page.reload();
    }
    await page.getByLabel(SYMPTOMS).fill('It squeals');
    await page.getByRole('button', { name: 'Diagnose Issue' }).click();
    await expect(page.getByText('Diagnosing...')).toBeVisible();
    expect(await moving(), how).toBe(0);
  }
});

test('text at twice its size and a page 320 pixels wide need no sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.addInitScript(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const path of [
    '/',
    '/history',
    '/cars',
    '/profile',
    '/community',
    '/tutorials',
    '/ai-chat',
    '/auth',
    '/quote-check',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBe(0);
  }
});

test('the largest text fits the smallest phone, and one can see what one writes to the assistant', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    localStorage.setItem('accessibilityPreferences', JSON.stringify({ largerText: true, fontSizeScaling: 1.5 }));
  });
  for (const path of ['/', '/tutorials', '/mechanics-search', '/profile', '/community', '/ai-chat']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
  const box = await page.getByPlaceholder('Ask me anything...').boundingBox();
  expect(box?.width).toBeGreaterThan(120);
});

test('larger text on a desk pushes nothing off the side, in either language', async ({ page }) => {
  for (const language of ['en', 'cy'])
    for (const scale of [1.25, 1.5])
      for (const width of [992, 1280, 1440]) {
        await page.setViewportSize({ width, height: 860 });
        await page.goto('/community');
        await page.evaluate(
          ([tongue, size]) => {
            localStorage.setItem('language', JSON.stringify(tongue));
            localStorage.setItem('accessibilityPreferences', JSON.stringify({ fontSizeScaling: size }));
          },
          [language, scale] as const,
        );
        await page.goto('/');
        const profile = page.getByRole('banner').getByRole('link').last();
        await expect(profile).toBeVisible();
        const box = await profile.boundingBox();
        expect((box?.x ?? width) + (box?.width ?? 0), `${language} ${scale} ${width}`).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
});
