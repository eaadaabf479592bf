/** A photo of a dashboard, as someone at the roadside would send it. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

interface DrawnLamp {
  id: string;
  drawing: { line: string; solid: string };
}

const LIT = [
  ['oil-pressure', '#ff3b30', 320],
  ['battery', '#ff3b30', 560],
  ['abs', '#ffb020', 800],
] as const;

/** Draws a dashboard with lamps lit, in the browser itself, with the app's own drawings. */
async function dashboard(page: Page): Promise<Buffer> {
  const lamps: DrawnLamp[] = await (await page.request.get('/api/lamps')).json();
  const lit = LIT.map(([id, colour, x]) => {
    const { drawing } = lamps.find((lamp) => lamp.id === id) as DrawnLamp;
    return { ...drawing, colour, x };
  });
  const url = await page.evaluate((given) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 800;
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.fillStyle = '#15171a';
    pen.fillRect(0, 0, 1200, 800);
    pen.strokeStyle = '#8a8f94';
    pen.lineWidth = 4;
    for (const x of [330, 870]) {
      pen.beginPath();
      pen.arc(x, 330, 200, 2.4, 7);
      pen.stroke();
    }
    for (const { line, solid, colour, x } of given) {
      pen.setTransform(2, 0, 0, 2, x, 620);
      pen.fillStyle = colour;
      pen.strokeStyle = colour;
      pen.lineWidth = 2.8;
      pen.lineCap = 'round';
      pen.lineJoin = 'round';
      pen.fill(new Path2D(solid), 'evenodd');
      pen.stroke(new Path2D(line));
    }
    return canvas.toDataURL('image/jpeg', 0.85);
  }, lit);
  return Buffer.from(url.split(',')[1] as string, 'base64');
}

test('a photo of a dashboard with oil, battery and ABS lit says stop now', async ({ page }) => {
  await page.goto('/');
  const buffer = await dashboard(page);
  await page.getByRole('tab', { name: 'Visual' }).click();
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'dash.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await page.getByLabel('Where was it taken?').selectOption('interior');
  await page.getByLabel('Describe what we should look at').fill('These came on and the engine sounds rough');
  await page.getByRole('button', { name: 'Analyse Image' }).click();
  const seen = page.getByRole('region', { name: 'What the photo shows' });
  await expect(seen.getByRole('listitem')).toHaveCount(3, { timeout: 20_000 });
  for (const name of ['Oil pressure', 'Battery', 'ABS']) await expect(seen.getByText(name).first()).toBeVisible();
  await expect(seen.getByText('Stop now').first()).toBeVisible();
  await expect(page.getByText('Based on your description')).toBeVisible();
  await expect(page.getByText(/switch it off|stop now/i).first()).toBeVisible();
});

test('an owner who sends no picture, or a document, is told what is missing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Visual' }).click();
  await page.getByRole('button', { name: 'Analyse Image' }).click();
  await expect(page.getByText('Please upload an image of the issue')).toBeVisible();
  const buffer = readFileSync('package.json');
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('Please upload an image file (JPEG, PNG, etc.)')).toBeVisible();
});

test('an owner picks the oil lamp instead of typing, and is told to stop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Pick a warning lamp' }).click();
  await page.getByLabel('Search lamps').fill('oil can drop');
  await page.getByRole('button', { name: 'Oil pressure' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Diagnose Issue' }).click();
  await expect(page.getByText(/ruined within a minute/).first()).toBeVisible();
});
