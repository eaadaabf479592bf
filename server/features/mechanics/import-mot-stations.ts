/** Loads DVSA's list of active MOT test stations (gov.uk, Open Government Licence), as it is published: streamed, and safe to run again. */
import { readPostcode, type Specialism } from '#contract/mechanics.ts';
import { readCsv } from './csv.ts';
import { placeOfOutward } from './places.ts';
import type { GarageRepository, NewGarage } from './repository.ts';

export const DVSA = 'dvsa-mot';
const BATCH = 1_000;

const COLUMNS = ['Site_Number', 'Trading_Name', 'Address1', 'Postcode', 'Phone'] as const;

export interface Imported {
  stations: number;
  /** Rows without a number, a name or a postcode that can be placed. */
  left: number;
  gone: number;
}

export async function importMotStations(garages: GarageRepository, file: string, startedAt: Date): Promise<Imported> {
  let left = 0;
  let checked = false;
  const seen = new Set<string>();
  let batch: NewGarage[] = [];
  const flush = async () => {
    if (batch.length > 0) await garages.put(batch, startedAt);
    batch = [];
  };

  for await (const row of readCsv(file)) {
    if (!checked) {
      const missing = COLUMNS.filter((name) => !(name in row));
      if (missing.length > 0)
        throw new Error(`This is not DVSA's list of MOT test stations: it has no column ${missing.join(', ')}`);
      checked = true;
    }
    const station = stationOf(row);
    if (!station) left += 1;
    else if (!seen.has(station.sourceId)) {
      seen.add(station.sourceId);
      batch.push(station);
      if (batch.length >= BATCH) await flush();
    }
  }
  await flush();
  if (seen.size === 0) throw new Error('The file holds no test station; what was loaded before stays');
  return { stations: seen.size, left, gone: await garages.finish(DVSA, startedAt, seen.size) };
}

function stationOf(row: Record<string, string>): NewGarage | undefined {
  const postcode = readPostcode(row.Postcode ?? '');
  const place = postcode && placeOfOutward(postcode.outward);
  const name = row.Trading_Name ?? '';
  const sourceId = row.Site_Number ?? '';
  if (!postcode || !place || name === '' || sourceId === '') return undefined;
  const lines = ['Address1', 'Address2', 'Address3', 'Town'].map((column) => row[column] ?? '').filter(Boolean);
  return {
    source: DVSA,
    sourceId,
    name: readable(name),
    address: [...new Set(lines.map(readable))].join(', '),
    postcode: postcode.whole,
    phone: row.Phone || null,
    lat: place.lat,
    lng: place.lng,
    specialisms: classesOf(row),
  };
}

/** The file has been published with "Class 4" and with "Class_4"; any mark counts but a no. */
function classesOf(row: Record<string, string>): Specialism[] {
  const tests = (number: number) => {
    const mark = row[`Class_${number}`] ?? row[`Class ${number}`] ?? '';
    return mark !== '' && !/^(n|no|0|false)$/i.test(mark);
  };
  const specialisms: Specialism[] = [];
  if (tests(4)) specialisms.push('mot');
  if (tests(7)) specialisms.push('mot-vans');
  if (tests(1) || tests(2)) specialisms.push('motorcycles');
  return specialisms;
}

/** "SMITH & SONS (LEEDS) LTD" is shouted; what has small letters stays as it is. */
const readable = (text: string): string =>
  /[a-z]/.test(text)
    ? text
    : text
        .toLowerCase()
        .replace(/(^|[\s(\-/&.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
        .replace(/\b(Mot|Uk|Ats|Gb|Bmw|Vw|Llp|Mg|Hgv)\b/g, (word) => word.toUpperCase());
