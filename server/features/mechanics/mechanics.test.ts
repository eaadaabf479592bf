import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mechanic, MechanicSource } from '#contract/mechanics.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { testApp } from '#server/testing/test-app.ts';
import { importMotStations } from './import-mot-stations.ts';
import { distanceKm } from './places.ts';
import { garageRepository } from './repository.ts';

/** Stands in for an Overpass server: answers in its documented shape, or as strangely as a test asks. */
const overpass = { port: 0, answer: '', type: 'application/json', asked: [] as string[] };
const server = createServer((request, response) => {
  request.on('data', (chunk) => overpass.asked.push(String(chunk)));
  request.on('end', () => response.writeHead(200, { 'content-type': overpass.type }).end(overpass.answer));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
overpass.port = (server.address() as AddressInfo).port;
afterAll(() => server.close());

const house = testApp();
const withMap = testApp({ env: { OVERPASS_URL: `http://127.0.0.1:${overpass.port}/api/interpreter` } });
const folder = temporaryFolder('mot-stations');
const HEADER =
  'Site_Number,Trading_Name,Address1,Address2,Address3,Town,Postcode,Phone,Class_1,Class_2,Class_3,Class_4,Class_5,Class_7';
const STATIONS = [
  HEADER,
  'V1,"SMITH & SONS, (LEEDS) LTD",UNIT 1,KIRKSTALL ROAD,,LEEDS,LS4 2AB,0113 496 0000,,,,Y,,Y',
  'V2,O\u2019Neill Motors,2 High Street,,,York,YO1 7HH,01904 496000,,,,Y,,',
  'V3,Far Away Garage,3 The Quay,,,Truro,TR1 2XX,01872 496000,,,,Y,,',
  'V4,No Postcode Motors,,,,Nowhere,,01632 960000,,,,Y,,',
].join('\r\n');

/** As DVSA publishes it: Windows-1252, a curly apostrophe being the byte 0x92. */
function save(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, Buffer.from(text.replaceAll('\u2019', '\x92'), 'latin1'));
  return file;
}

const near = async (query: string, who = house.guest) => (await who.get(`/api/mechanics?${query}`)).json<Mechanic[]>();

beforeAll(async () => {
  const empty = await house.guest.get('/api/mechanics/sources');
  expect(empty.json()).toEqual([]);
  const loaded = await importMotStations(garageRepository(house.db), save('stations.csv', STATIONS), new Date(1_000));
  expect(loaded).toEqual({ stations: 3, left: 1, gone: 0 });
});

test('garages near a postcode come nearest first, with address, phone and what they test', async () => {
  const found = await near('postcode=ls1 4ap&radiusKm=60');
  expect(found.map(({ name }) => name)).toEqual(['Smith & Sons, (Leeds) Ltd', 'O’Neill Motors']);
  expect(found[0]).toMatchObject({
    address: 'Unit 1, Kirkstall Road, Leeds',
    postcode: 'LS4 2AB',
    phone: '0113 496 0000',
    specialisms: ['mot', 'mot-vans'],
    placed: 'district',
    source: 'DVSA active MOT test stations',
  });
  expect(found[1]?.distanceKm).toBeGreaterThan(30);
});

test('a position serves as well as a postcode, and a radius bounds it', async () => {
  expect((await near('lat=53.96&lng=-1.08&radiusKm=10')).map(({ name }) => name)).toEqual(['O’Neill Motors']);
  expect(await near('lat=54.9&lng=-2.9&radiusKm=10')).toEqual([]);
});

test('only garages known for a speciality, when asked', async () => {
  const vans = await near('postcode=LS1 4AP&radiusKm=80&system=mot-vans');
  expect(vans.map(({ name }) => name)).toEqual(['Smith & Sons, (Leeds) Ltd']);
});

test.each([
  '',
  'postcode=',
  'postcode=NOT A CODE',
  'postcode=QQ1 1AA',
  'lat=53',
  'lat=99&lng=0',
  'lat=x&lng=y',
  'lat=&lng=',
  'lat=53&lng=',
  'postcode=M1 1AE&radiusKm=900',
  'postcode=M1 1AE&system=witchcraft',
])('the question "%s" is refused', async (query) =>
  expect((await house.guest.get(`/api/mechanics?${query}`)).statusCode).toBe(400),
);

test('it is said what is loaded and how old it is', async () => {
  const [dvsa] = (await house.guest.get('/api/mechanics/sources')).json<MechanicSource[]>();
  expect(dvsa).toMatchObject({ id: 'dvsa-mot', kind: 'loaded', garages: 3, loadedAt: '1970-01-01T00:00:01.000Z' });
  expect(dvsa?.attribution).toContain('Open Government Licence');
});

test('25,000 stations load, the same file twice changes nothing, a newer one takes away what has closed', async () => {
  const row = (at: number) => `T${at},GARAGE ${at},${at} MAIN ROAD,,,BATH,BA${1 + (at % 9)} 1AA,01225 496000,,,,Y,,`;
  const many = [HEADER, ...Array.from({ length: 25_000 }, (_, at) => row(at))].join('\n');
  const file = save('many.csv', many);
  const repository = garageRepository(withMap.db);
  expect(await importMotStations(repository, file, new Date(2_000))).toMatchObject({ stations: 25_000, gone: 0 });
  expect(await importMotStations(repository, file, new Date(3_000))).toMatchObject({ stations: 25_000, gone: 0 });
  await withMap.db.execute(sql`analyze garages`);
  const { rows } = await withMap.db.execute(
    sql`explain select * from garages where point(lng, lat) <@ box(point(0, 50), point(0.1, 50.1))`,
  );
  expect(JSON.stringify(rows)).toContain('garages_place');
  const bath = { lat: 51.39, lng: -2.36 };
  const { rows: all } = await withMap.db.execute<{ lat: number; lng: number }>(sql`select lat, lng from garages`);
  const nearest = all.map((garage) => distanceKm(bath, garage)).sort((a, b) => a - b);
  for (const radius of [10, 80]) {
    const near = (await repository.near(bath, radius, undefined)).map((garage) => garage.distanceKm);
    expect(near).toHaveLength(60);
    for (const [at, distance] of near.entries()) expect(distance).toBeCloseTo(nearest[at] ?? 0, 6);
  }
  expect(await importMotStations(repository, save('few.csv', STATIONS), new Date(4_000))).toMatchObject({
    gone: 25_000,
  });
}, 60_000);

test('a file of another kind changes nothing and says why', async () => {
  const wrong = save('wrong.csv', 'Name,Phone\nA garage,123');
  await expect(importMotStations(garageRepository(house.db), wrong, new Date())).rejects.toThrow(
    /no column Site_Number/,
  );
  const empty = save('empty.csv', `${HEADER}\n`);
  await expect(importMotStations(garageRepository(house.db), empty, new Date())).rejects.toThrow(/no test station/);
  expect(await near('postcode=LS1 4AP')).toHaveLength(1);
});

test('garages on OpenStreetMap are found through the operator’s Overpass server', async () => {
  overpass.type = 'application/json';
  overpass.answer = JSON.stringify({
    version: 0.6,
    elements: [
      {
        type: 'node',
        id: 7,
        lat: 50.72,
        lon: -3.53,
        tags: { name: 'Exe Motors', shop: 'car_repair', phone: '01392 496000', 'service:vehicle:brakes': 'yes' },
      },
      { type: 'way', id: 8, center: { lat: 50.73, lon: -3.52 }, tags: { name: 'Exe Tyres', shop: 'tyres' } },
      { type: 'node', id: 9, lat: 'here' },
    ],
  });
  const found = await near('lat=50.72&lng=-3.53', withMap.guest);
  expect(found.map(({ id }) => id)).toEqual(['osm-node-7', 'osm-way-8']);
  expect(found[0]).toMatchObject({ placed: 'door', distanceKm: 0, specialisms: ['repair', 'brakes'] });
  expect(decodeURIComponent(overpass.asked.join(''))).toContain('car_repair');
});

test.each([
  ['text/html', '<h1>Too many requests</h1>'],
  ['application/json', '{"elements": "none"}'],
  ['application/json', `{"elements": ["${'x'.repeat(4_100_000)}"]}`],
])('a strange answer from a map server (%s) never reaches the owner', async (type, answer) => {
  Object.assign(overpass, { type, answer });
  const reply = await withMap.guest.get('/api/mechanics?lat=51.5&lng=-2.5');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual([]);
});
