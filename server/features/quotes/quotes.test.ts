import { expect, test } from 'vitest';
import type { LabourRate } from '#contract/labour.ts';
import type { QuoteAnswer } from '#contract/quotes.ts';
import { testApp } from '#server/testing/test-app.ts';

const { guest } = testApp();
const pads = 'brakes/worn-front-pads';

const check = async (text: string, more: object = {}) =>
  (await guest.post('/api/quotes/check', { faultId: pads, text, ...more })).json<QuoteAnswer>();

test('a fair quote for pads is called fair, line by line', async () => {
  const { lines, total } = await check('Front brake pads £48.00\nLabour 1 hour £75.00\nTotal £123.00');
  expect(lines.map(({ verdict }) => verdict)).toEqual(['fair', 'fair']);
  expect(total).toMatchObject({ quoted: 12_300, vat: 2_050, verdict: 'fair' });
});

test('an overpriced line says by how much, and how to ask about it politely', async () => {
  const { lines } = await check('Front brake pads £240\nLabour £80');
  expect(lines[0]).toMatchObject({ verdict: 'high', kind: 'part' });
  expect(lines[0]?.over).toBeGreaterThan(10_000);
  expect(lines[0]?.ask).toMatch(/\?/);
  expect(JSON.stringify(lines)).not.toMatch(/rip|cheat|scam|overcharg/i);
});

test('what the fault does not need is asked about, what is unknown is called unknown', async () => {
  const { lines } = await check('Front brake pads £40\nAlternator £190\nFlux capacitor £99\nSundries £5');
  expect(lines.map(({ verdict }) => verdict)).toEqual(['fair', 'not-needed', 'unknown', 'fair']);
});

test('a tin of cleaner neither turns a pad job into a disc job nor is doubted', async () => {
  const { job, lines } = await check('Front brake pads £45\nBrake cleaner £9.50\nLabour £80');
  expect(job).toBe('Replace front brake pads');
  expect(lines.map(({ verdict }) => verdict)).toEqual(['fair', 'fair', 'fair']);
});

test('a part that the job needs and the quote leaves out is named', async () => {
  const { missing } = await check('Labour £80');
  expect(missing.map(({ name }) => name)).toContain('Front brake pads');
});

test('prices without VAT are compared with VAT', async () => {
  const [told] = (await check('Front brake pads £50', { vatIncluded: false })).lines;
  const [seen] = (await check('Front brake pads £50\nVAT £10')).lines;
  expect([told?.price, seen?.price]).toEqual([6_000, 6_000]);
});

test('labour at a London dealer may cost more than anywhere else', async () => {
  const verdict = async (labour?: object) => (await check('Labour 1 hr £230', { labour })).lines[0]?.verdict;
  expect(await verdict()).toBe('high');
  expect(await verdict({ region: 'london', garage: 'dealer' })).toBe('fair');
});

test.each([
  [{ faultId: pads, text: ' ' }, 400],
  [{ faultId: pads, text: 'x'.repeat(4_001) }, 400],
  [{ faultId: '', text: 'Pads £40' }, 400],
  [{ faultId: 'brakes/no-such-fault', text: 'Pads £40' }, 404],
  [{ faultId: 'valueOf', text: 'Pads £40' }, 404],
  [{ faultId: '__proto__', text: 'Pads £40' }, 404],
  [{ faultId: pads, text: 'Pads £40', labour: { region: 'mars', garage: 'dealer' } }, 400],
])('a call like %j is refused', async (body, status) => {
  expect((await guest.post('/api/quotes/check', body)).statusCode).toBe(status);
});

test('every region and kind of garage has a rate, London’s dealers the dearest', async () => {
  const rates = (await guest.get('/api/labour-rates')).json<LabourRate[]>();
  expect(rates).toHaveLength(39);
  const dearest = rates.reduce((a, b) => (b.high > a.high ? b : a));
  expect(dearest).toMatchObject({ region: 'london', garage: 'dealer' });
});

test('a diagnosis costs what an hour costs where the owner lives', async () => {
  const labourOf = async (labour?: object) => {
    const body = { symptoms: 'squeals and grinds when I brake', ...(labour && { labour }) };
    const answer = (await guest.post('/api/diagnose/text', body)).json();
    return answer.results[0].costs.labourHigh as number;
  };
  expect(await labourOf({ region: 'london', garage: 'dealer' })).toBeGreaterThan(await labourOf());
});
