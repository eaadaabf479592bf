/** Garages near a postcode or a position. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** A full postcode of the United Kingdom, or its outward half alone: "M1 1AE", "m11ae", "M1". */
const POSTCODE =
  /^(GIR ?0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]{1,2}|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9][ABEHMNPRV-Y]))( ?[0-9][ABD-HJLNP-UW-Z]{2})?$/i;
export const BAD_POSTCODE = 'Please enter a UK postcode, such as M1 1AE';

/** "m1 1ae" and " M11AE " as "M1 1AE"; undefined when it has not the form of one. */
export function readPostcode(text: string): { outward: string; whole: string } | undefined {
  const typed = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const split = typed.length >= 5 ? `${typed.slice(0, -3)} ${typed.slice(-3)}` : typed;
  const form = POSTCODE.test(split) ? split : POSTCODE.test(typed) && typed.length <= 4 ? typed : undefined;
  return form === undefined ? undefined : { outward: form.split(' ')[0] ?? form, whole: form };
}

export const SPECIALISMS = {
  mot: 'MOT',
  'mot-vans': 'MOT for vans',
  motorcycles: 'Motorcycles',
  repair: 'Repairs',
  brakes: 'Brakes',
  tyres: 'Tyres',
  exhausts: 'Exhausts',
  electrics: 'Electrics',
  diagnostics: 'Diagnostics',
  transmission: 'Gearbox',
  'air-con': 'Air conditioning',
  bodywork: 'Bodywork',
  glass: 'Windscreens',
  electric: 'Electric and hybrid',
} as const;
export type Specialism = keyof typeof SPECIALISMS;

export const Mechanic = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  postcode: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** As the crow flies. */
  distanceKm: z.number(),
  lat: z.number(),
  lng: z.number(),
  /** What is placed: its door, its postcode district (to a mile or so), or only the area around its main town. */
  placed: z.enum(['door', 'district', 'area']),
  specialisms: z.array(z.string()),
  source: z.string(),
});
export type Mechanic = z.infer<typeof Mechanic>;

const BAD_PLACE = 'Please give a latitude and a longitude';

export const RADIUS_KM = { usual: 16, most: 80 } as const;

/** A blank is no place: it would be read as nought, off the coast of Africa. */
const near = (least: number, most: number) =>
  z.optional(
    z.pipe(
      z.pipe(z.union([z.number(), z.string().check(z.regex(/\d/, BAD_PLACE))], BAD_PLACE), z.transform(Number)),
      z.number(BAD_PLACE).check(z.minimum(least, BAD_PLACE), z.maximum(most, BAD_PLACE)),
    ),
  );

export const MechanicSearch = z.object({
  postcode: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(12, BAD_POSTCODE),
      z.refine((text) => readPostcode(text) !== undefined, BAD_POSTCODE),
    ),
  ),
  lat: near(-90, 90),
  lng: near(-180, 180),
  radiusKm: z._default(z.coerce.number().check(z.minimum(1), z.maximum(RADIUS_KM.most)), RADIUS_KM.usual),
  /** Only garages known for this. */
  system: z.optional(z.enum(Object.keys(SPECIALISMS) as [Specialism, ...Specialism[]])),
});
export type MechanicSearch = z.input<typeof MechanicSearch>;

export const findMechanics = endpoint({
  method: 'GET',
  path: '/api/mechanics',
  summary: 'Garages near a postcode or a position, nearest first',
  who: 'anyone',
  cost: 'search',
  query: MechanicSearch,
  reply: z.array(Mechanic),
});

export const MechanicSource = z.object({
  id: z.string(),
  name: z.string(),
  /** Loaded into the database, or asked each time. */
  kind: z.enum(['loaded', 'live']),
  garages: z.nullable(z.number()),
  loadedAt: z.nullable(z.string()),
  /** What its licence asks us to say. */
  attribution: z.string(),
});
export type MechanicSource = z.infer<typeof MechanicSource>;

export const mechanicSources = endpoint({
  method: 'GET',
  path: '/api/mechanics/sources',
  summary: 'Which lists of garages are there, and how old they are',
  who: 'anyone',
  reply: z.array(MechanicSource),
});
