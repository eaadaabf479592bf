import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { PartOption } from '#contract/parts.ts';
import { testApp } from '#server/testing/test-app.ts';

/** Stands in for eBay: its token and Browse calls in their documented shapes, or as strange as a test asks. */
const ebay = {
  asked: [] as { url: string; headers: IncomingMessage['headers']; body: string }[],
  search: (_: ServerResponse): void => undefined,
};
const json = (value: unknown) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    ebay.asked.push({ url: request.url ?? '', headers: request.headers, body });
    if (request.url?.startsWith('/identity'))
      return json({ access_token: 'v^1.1#abc', expires_in: 7200, token_type: 'Application Access Token' })(response);
    ebay.search(response);
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { guest, time } = testApp({
  env: {
    EBAY_CLIENT_ID: 'our-app',
    EBAY_CLIENT_SECRET: 'our-secret',
    EBAY_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  },
});

const item = (more: object) => ({
  itemId: 'v1|1|0',
  title: 'Bosch alternator for VW Golf',
  price: { value: '119.99', currency: 'GBP' },
  conditionId: '1000',
  condition: 'New',
  itemWebUrl: 'https://www.ebay.co.uk/itm/1',
  seller: { username: 'parts', feedbackPercentage: '99.1' },
  shippingOptions: [
    {
      shippingCost: { value: '0.00', currency: 'GBP' },
      minEstimatedDeliveryDate: '2026-11-24T10:00:00.000Z',
      maxEstimatedDeliveryDate: '2026-11-26T10:00:00.000Z',
    },
  ],
  ...more,
});

let cars = 1990;
/** A year of its own each time, so that no answer is remembered from the test before. */
const search = async (partName = 'alternator', carInfo: object = { make: 'Volkswagen', model: 'Golf', year: cars++ }) =>
  (await guest.post('/api/parts/search', { partName, carInfo })).json<PartOption[]>();

beforeEach(() => {
  ebay.asked = [];
  ebay.search = json({ total: 0 });
});

test('live offers come cheapest first, in pounds, and are said to be eBay’s', async () => {
  ebay.search = json({
    itemSummaries: [item({}), item({ title: 'Valeo alternator', price: { value: '89.5', currency: 'GBP' } })],
  });
  const options = await search();
  expect(options.map(({ price, source }) => [price, source])).toEqual([
    ['£89.50', 'eBay'],
    ['£119.99', 'eBay'],
  ]);
  expect(options[1]).toMatchObject({ brand: 'Bosch', retailer: 'eBay UK', deliveryTime: '24 Nov to 26 Nov' });
  const [first] = ebay.asked.filter(({ url }) => url.startsWith('/buy/browse/v1/item_summary/search'));
  expect(first?.headers).toMatchObject({ authorization: 'Bearer v^1.1#abc', 'x-ebay-c-marketplace-id': 'EBAY_GB' });
});

test('the token is asked for once and renewed before it runs out; the same search is asked once', async () => {
  ebay.search = json({ itemSummaries: [item({})] });
  time.now = new Date(time.now.getTime() + 3 * 3600_000);
  const golf = { make: 'Volkswagen', model: 'Golf', year: 1955 };
  await search('alternator', golf);
  await search('alternator', golf);
  await search('starter motor', golf);
  const tokens = ebay.asked.filter(({ url }) => url === '/identity/v1/oauth2/token');
  expect(tokens).toHaveLength(1);
  expect(tokens[0]?.headers.authorization).toBe(`Basic ${btoa('our-app:our-secret')}`);
  expect(new URLSearchParams(tokens[0]?.body).get('grant_type')).toBe('client_credentials');
  expect(ebay.asked).toHaveLength(3);
});

test.each([
  ['another currency', { price: { value: '119.99', currency: 'USD' } }],
  ['a price of nonsense', { price: { value: 'cheap', currency: 'GBP' } }],
  ['a price far from the guide', { price: { value: '0.99', currency: 'GBP' } }],
  ['a link that is no web address', { itemWebUrl: 'javascript:alert(1)' }],
  ['no price', { price: undefined }],
])('an offer with %s never reaches the owner', async (_, more) => {
  ebay.search = json({ itemSummaries: [item(more), 'rubbish', null] });
  const options = await search();
  expect(options.length).toBeGreaterThan(0);
  for (const { source, liveFailed } of options) expect([source, liveFailed]).toEqual(['guide', undefined]);
});

test('used brake pads are not offered, whoever lists them', async () => {
  ebay.search = json({
    itemSummaries: [item({ conditionId: '3000', title: 'Brake pads', price: { value: '25', currency: 'GBP' } })],
  });
  expect((await search('front brake pads')).map(({ quality }) => quality)).not.toContain('Used');
});

test.each([
  ['a page of HTML', (r: ServerResponse) => void r.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>')],
  ['an error', (r: ServerResponse) => void r.writeHead(500).end()],
  ['broken JSON', (r: ServerResponse) => void r.writeHead(200, { 'content-type': 'application/json' }).end('{')],
  ['another shape', json({ itemSummaries: 'many' })],
  ['far too much', json({ itemSummaries: ['x'.repeat(1_100_000)] })],
  ['a redirect', (r: ServerResponse) => void r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['silence', () => undefined],
])('when eBay answers with %s, the guide answers and says so', async (_, answer) => {
  ebay.search = answer;
  const options = await search();
  expect(options.length).toBeGreaterThan(0);
  for (const option of options) expect(option).toMatchObject({ source: 'guide', liveFailed: true });
});
