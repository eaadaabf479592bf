/** What a phone must fetch before home shows. */
import { expect, test } from '@playwright/test';

const MOST_BYTES = 100 * 1024;

test('home’s first JavaScript is no more than 100 KB as it comes over the wire', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const scripts = [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  let bytes = 0;
  for (const path of scripts) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding'], path).toBe('br');
    bytes += Number(answer.headers()['content-length']);
  }
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
