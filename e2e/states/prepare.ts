/** What brings a screen into a state: an account with things in it, an answer that never comes, one that fails. */
import { expect, type Page } from '@playwright/test';
import { registration } from '../people.ts';

export const SQUEAL = 'It squeals when I brake and pulls to the left, worst first thing in the morning';
export const NO_OIL = 'The oil light came on red and the engine is knocking badly';
export const VAGUE = 'It feels strange';
export const LONG = `${SQUEAL}. `.repeat(30);

/** A new owner, signed in. */
export async function member(page: Page): Promise<void> {
  const answer = await page.request.post('/api/register', {
    data: { ...registration('Anna'), email: 'anna@example.org' },
  });
  expect(answer.status()).toBe(201);
}

const GOLF = { make: 'Volkswagen', model: 'Golf', year: 2016, engine: '1.6L TDI', mileage: 84_200 };

/** Two cars, three diagnoses. */
export async function memberWithHistory(page: Page): Promise<void> {
  await member(page);
  await page.request.post('/api/cars', { data: { make: 'Ford', model: 'Fiesta', year: 2012 } });
  const golf: { id: number } = await (await page.request.post('/api/cars', { data: GOLF })).json();
  for (const symptoms of [SQUEAL, NO_OIL, LONG])
    await page.request.post('/api/diagnose/text', { data: { symptoms, carId: golf.id } });
}

export async function guestCar(page: Page): Promise<void> {
  const car = { ...GOLF, id: 1, createdAt: '2026-01-02T10:00:00.000Z' };
  await page.addInitScript((garage) => localStorage.setItem('guestCars', JSON.stringify(garage)), {
    cars: [car],
    currentId: 1,
  });
}

/** The answer never comes. */
export const stalled = (page: Page, path: string) => page.route(path, () => undefined);

export const broken = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({ status: 500, json: { error: 'internal', message: 'Something went wrong on our side.' } }),
  );

export const symptoms = (page: Page) => page.getByLabel('Describe the symptoms your car is experiencing');
export const diagnoseButton = (page: Page) => page.getByRole('button', { name: 'Diagnose Issue' });

/** From home to an answer. */
export async function answered(page: Page, said: string): Promise<void> {
  await page.goto('/');
  await symptoms(page).fill(said);
  await diagnoseButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your diagnosis' })).toBeAttached();
}

/** A post, a question and an answer to read. */
export async function forum(page: Page): Promise<{ post: number; question: number }> {
  await member(page);
  const send = async (path: string, data: object): Promise<{ id: number }> =>
    (await page.request.post(path, { data })).json();
  const post = await send('/api/community/posts', {
    title: 'Squealing brakes after winter',
    content: 'Mine squealed for weeks.\nIt was surface rust, and cleaning cost £40.',
  });
  await send(`/api/community/posts/${post.id}/comments`, { content: 'Same here: a drive with firm braking cured it.' });
  const question = await send('/api/qa/questions', {
    title: 'Why does it squeal in the cold?',
    content: 'It squeals when I brake gently, mostly in the morning.',
    category: 'brakes',
    carMake: 'Volkswagen',
    carModel: 'Golf',
    carYear: 2016,
  });
  await send(`/api/qa/questions/${question.id}/answers`, {
    content: 'Have the pads measured first, then think of rust.',
  });
  return { post: post.id, question: question.id };
}

/** A dashboard with two lamps lit, drawn by the browser from the app's own drawings, as a file. */
export async function photo(page: Page): Promise<Buffer> {
  const lamps: { id: string; drawing: { line: string; solid: string } }[] = await (
    await page.request.get('/api/lamps')
  ).json();
  const lit = lamps.filter(({ id }) => id === 'oil-pressure' || id === 'abs').map(({ drawing }) => drawing);
  const url = await page.evaluate((drawings) => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 600;
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.fillStyle = '#15171a';
    pen.fillRect(0, 0, 800, 600);
    for (const [at, { line, solid }] of drawings.entries()) {
      pen.setTransform(2, 0, 0, 2, 240 + 220 * at, 260);
      pen.fillStyle = pen.strokeStyle = at === 0 ? '#ff3b30' : '#ffb020';
      pen.lineWidth = 2.8;
      pen.fill(new Path2D(solid), 'evenodd');
      pen.stroke(new Path2D(line));
    }
    return canvas.toDataURL('image/jpeg', 0.85);
  }, lit);
  return Buffer.from(url.split(',')[1] as string, 'base64');
}
