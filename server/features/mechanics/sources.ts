/** Where garages come from: each source behind one port. */
import type { Mechanic, MechanicSource, Specialism } from '#contract/mechanics.ts';
import type { Db } from '#server/db/open.ts';
import { DVSA } from './import-mot-stations.ts';
import { type Place, placeOfOutward } from './places.ts';
import { type GarageRepository, garageRepository } from './repository.ts';

export interface GarageSource {
  near(place: Place, radiusKm: number, specialism: Specialism | undefined): Promise<Mechanic[]>;
  /** What is there; nothing when nothing is loaded. */
  describe(): Promise<MechanicSource[]>;
}

const NAMES: Record<string, { name: string; attribution: string }> = {
  [DVSA]: {
    name: 'DVSA active MOT test stations',
    attribution: 'Contains public sector information licensed under the Open Government Licence v3.0.',
  },
};

type StoredGarages = Pick<GarageRepository, 'near' | 'loads'>;

/** Lists change when the operator loads them anew: they may be read from wherever `prefer` says. */
export const lateGarages = (prefer: <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>): StoredGarages => ({
  near: (...place) => prefer((db) => garageRepository(db).near(...place)),
  loads: () => prefer((db) => garageRepository(db).loads()),
});

/** Lists that the operator has loaded into the database. */
export const loadedSource = (garages: StoredGarages): GarageSource => ({
  near: async (place, radiusKm, specialism) =>
    (await garages.near(place, radiusKm, specialism)).map(
      ({ id, name, address, postcode, phone, lat, lng, specialisms, source, distanceKm }) => ({
        id: `${source}-${id}`,
        name,
        address,
        postcode,
        phone,
        distanceKm: Math.round(distanceKm * 10) / 10,
        lat,
        lng,
        placed: placeOfOutward(postcode.split(' ')[0] ?? '')?.exact ? ('district' as const) : ('area' as const),
        specialisms,
        source: NAMES[source]?.name ?? source,
      }),
    ),
  describe: async () =>
    (await garages.loads()).map(({ source, loadedAt, garages: count }) => ({
      id: source,
      name: NAMES[source]?.name ?? source,
      kind: 'loaded',
      garages: count,
      loadedAt: loadedAt.toISOString(),
      attribution: NAMES[source]?.attribution ?? '',
    })),
});
