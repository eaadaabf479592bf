/** Garages on OpenStreetMap, asked of an Overpass server of the operator's choosing. */
import * as z from 'zod/mini';
import type { Mechanic, Specialism } from '#contract/mechanics.ts';
import { fetchJson } from '#server/outside/fetch-json.ts';
import { remember } from '#server/outside/remember.ts';
import { distanceKm, type Place } from './places.ts';
import type { GarageSource } from './sources.ts';

const TIMEOUT_MS = 8_000;
const MOST_BYTES = 4_000_000;
const KEPT_MS = 15 * 60_000;
const MOST_KEPT = 200;
const MOST_FOUND = 60;

const Element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  lat: z.optional(z.number()),
  lon: z.optional(z.number()),
  center: z.optional(z.object({ lat: z.number(), lon: z.number() })),
  tags: z.optional(z.record(z.string(), z.string())),
});
const Answer = z.object({ elements: z.array(z.unknown()) });

const NAME = 'OpenStreetMap';

export function overpassSource(url: string, now: () => number): GarageSource {
  /** Keys are rounded to about a kilometre, so that neighbours share an answer. */
  const ask = remember((key) => elementsNear(url, key), { forMs: KEPT_MS, most: MOST_KEPT, now });
  return {
    async near(place, radiusKm, specialism) {
      const key = `${place.lat.toFixed(2)},${place.lng.toFixed(2)},${Math.ceil(radiusKm)}`;
      return (await ask(key))
        .flatMap((element) => mechanicOf(element, place))
        .filter(
          ({ distanceKm: km, specialisms }) => km <= radiusKm && (!specialism || specialisms.includes(specialism)),
        )
        .sort((a, b) => a.distanceKm - b.distanceKm)
        .slice(0, MOST_FOUND);
    },
    describe: async () => [
      {
        id: 'osm',
        name: NAME,
        kind: 'live',
        garages: null,
        loadedAt: null,
        attribution: '© OpenStreetMap contributors, under the Open Database Licence.',
      },
    ],
  };
}

type Element = z.infer<typeof Element>;

async function elementsNear(url: string, key: string): Promise<Element[]> {
  const [lat, lng, radiusKm] = key.split(',').map(Number) as [number, number, number];
  // A kilometre more than asked, since the place was rounded.
  const around = `(around:${(radiusKm + 1) * 1000},${lat},${lng})`;
  const query = `[out:json][timeout:7];nwr["shop"~"^(car_repair|tyres)$"]["name"]${around};out center tags 400;`;
  const answer = await fetchJson(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({ data: query }).toString(),
    timeoutMs: TIMEOUT_MS,
    mostBytes: MOST_BYTES,
  });
  return Answer.parse(answer).elements.flatMap((element) => {
    const read = Element.safeParse(element);
    return read.success ? [read.data] : [];
  });
}

function mechanicOf({ type, id, lat, lon, center, tags = {} }: Element, from: Place): Mechanic[] {
  const place = { lat: lat ?? center?.lat, lng: lon ?? center?.lon };
  const name = tags.name?.slice(0, 120);
  if (place.lat === undefined || place.lng === undefined || !name) return [];
  const at = { lat: place.lat, lng: place.lng };
  const street = [tags['addr:housenumber'], tags['addr:street']].filter(Boolean).join(' ');
  return [
    {
      id: `osm-${type}-${id}`,
      name,
      address: [street, tags['addr:city'] ?? tags['addr:town']].filter(Boolean).join(', '),
      postcode: tags['addr:postcode'] ?? null,
      phone: tags.phone ?? tags['contact:phone'] ?? null,
      distanceKm: Math.round(distanceKm(from, at) * 10) / 10,
      ...at,
      placed: 'door',
      specialisms: specialismsOf(tags),
      source: NAME,
    },
  ];
}

const SERVICES: [RegExp, Specialism][] = [
  [/mot|inspection/, 'mot'],
  [/brake/, 'brakes'],
  [/tyre/, 'tyres'],
  [/exhaust|muffler/, 'exhausts'],
  [/electric(al)?$/, 'electrics'],
  [/diagnos/, 'diagnostics'],
  [/transmission|gearbox/, 'transmission'],
  [/air_conditioning/, 'air-con'],
  [/body|paint/, 'bodywork'],
  [/glass/, 'glass'],
  [/repair/, 'repair'],
];

/** `service:vehicle:brakes=yes` and the like. */
function specialismsOf(tags: Record<string, string>): Specialism[] {
  const services = Object.keys(tags).filter((tag) => tag.startsWith('service:vehicle:') && tags[tag] !== 'no');
  const found = new Set<Specialism>(tags.shop === 'tyres' ? ['tyres'] : ['repair']);
  for (const service of services)
    for (const [words, specialism] of SERVICES) if (words.test(service)) found.add(specialism);
  return [...found];
}
