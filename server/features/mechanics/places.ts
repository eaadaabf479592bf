/** Where things are: postcodes by their outward code, distances by the great circle. */
import { OUTWARD_CODES, POSTCODE_AREAS } from './outward-codes.ts';

export interface Place {
  lat: number;
  lng: number;
}

export const EARTH_KM = 6_371;
const KM_PER_DEGREE = 111.2;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies. */
export function distanceKm(a: Place, b: Place): number {
  const half =
    Math.sin(radians(a.lat - b.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(a.lng - b.lng) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** A box in degrees that holds the circle. */
export function boxAround({ lat, lng }: Place, radiusKm: number) {
  const up = radiusKm / KM_PER_DEGREE;
  const across = up / Math.max(0.01, Math.cos(radians(Math.min(89, Math.abs(lat) + up))));
  return { south: lat - up, north: lat + up, west: lng - across, east: lng + across };
}

const tableOf = (text: string): Map<string, Place> =>
  new Map(
    text
      .trim()
      .split(/\s*[;\n]\s*/)
      .map((entry) => {
        const [code = '', lat, lng] = entry.split(/[ ,]/);
        return [code, { lat: Number(lat), lng: Number(lng) }] as const;
      }),
  );

const districts = tableOf(OUTWARD_CODES);
const areas = tableOf(POSTCODE_AREAS);

/** Outward codes that have a place of their own. */
export const placedOutwards = (): string[] => [...districts.keys()];

/** Where an outward code is. `exact` is false where only its area is placed ("M" for "M99"). */
export function placeOfOutward(outward: string): (Place & { exact: boolean }) | undefined {
  // London's "EC1A" lies in "EC1".
  const district = districts.get(outward) ?? districts.get(outward.replace(/[A-Z]$/, ''));
  if (district) return { ...district, exact: true };
  const area = areas.get(/^[A-Z]+/.exec(outward)?.[0] ?? '');
  return area && { ...area, exact: false };
}
