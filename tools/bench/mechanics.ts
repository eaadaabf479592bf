/** How long 25,000 test stations take to load, and how long the nearest ones take to find: as the database counts it, and as the server does. */
import { rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { importMotStations } from '#server/features/mechanics/import-mot-stations.ts';
import { placedOutwards, placeOfOutward } from '#server/features/mechanics/places.ts';
import { garageRepository } from '#server/features/mechanics/repository.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { withFreshDatabases } from './fresh-databases.ts';
import { medianOf } from './median.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: { stations: { type: 'string', default: '25000' }, runs: { type: 'string', default: '300' } },
});
const stations = Number(values.stations);
const runs = Number(values.runs);
const RADII_KM = [5, 16, 80];
const HEADER =
  'Site_Number,Trading_Name,Address1,Address2,Address3,Town,Postcode,Phone,Class_1,Class_2,Class_3,Class_4,Class_5,Class_7';

const outwards = placedOutwards();
/** Spread over the districts as unevenly as garages are: some have three times as many as others. */
const outwardOf = (station: number) => outwards[(station * station * 31 + station * 17) % outwards.length] ?? 'M1';

await withFreshDatabases(async (open) => {
  const { address } = await open('mechanics_bench');
  const asked: { query: string; params: unknown[] }[] = [];
  const pool = new Pool({ ...address, max: 2 });
  // Dropping the database ends what is still connected.
  pool.on('error', () => {});
  const db = drizzle(pool, { logger: { logQuery: (query, params) => asked.push({ query, params }) } });
  const garages = garageRepository(db);

  const folder = temporaryFolder('mechanics-bench');
  const file = join(folder, 'stations.csv');
  const row = (at: number) =>
    `T${at},GARAGE ${at} LTD,${at} MAIN ROAD,,,TOWN,${outwardOf(at)} 1AA,01225 496000,,,,Y,,${at % 4 ? '' : 'Y'}`;
  writeFileSync(file, [HEADER, ...Array.from({ length: stations }, (_, at) => row(at))].join('\r\n'));
  const begun = performance.now();
  const loaded = await importMotStations(garages, file, new Date());
  console.log(
    `${loaded.stations} stations in ${outwards.length} districts loaded in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
  rmSync(folder, { recursive: true });
  await db.execute(sql`vacuum analyze garages`);

  console.log(`load average ${loadavg()[0]?.toFixed(1)}, ${runs} places each\n`);
  const columns = ['found', 'database', 'p99', 'server', 'p99'].map((name) => name.padStart(10)).join('');
  console.log(`${'milliseconds, median'.padEnd(22)}${columns}`);
  for (const radius of RADII_KM) {
    const counts: number[] = [];
    const inDatabase: number[] = [];
    const inServer: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const place = placeOfOutward(outwards[(run * 97) % outwards.length] ?? 'M1') ?? { lat: 0, lng: 0 };
      asked.length = 0;
      const start = performance.now();
      counts.push((await garages.near(place, radius, undefined)).length);
      inServer.push(performance.now() - start);
      let executed = 0;
      for (const { query, params } of asked) {
        const { rows } = await pool.query(`explain (analyze, timing off, format json) ${query}`, params);
        executed += Number(rows[0]['QUERY PLAN'][0]['Execution Time']);
      }
      inDatabase.push(executed);
    }
    const figures = [
      medianOf(counts).toFixed(0),
      ...[inDatabase, inServer].flatMap((times) => [medianOf(times), p99Of(times)]).map((value) => value.toFixed(2)),
    ];
    console.log(`${`within ${radius} km`.padEnd(22)}${figures.map((text) => text.padStart(10)).join('')}`);
  }
  await pool.end();
});

function p99Of(times: number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}
