/** What is known of the car, and what that says about the faults that can be on it. */
import type { Fault, Fuel, Gearbox } from '../knowledge.ts';
import { FUEL_SHARE, GEARBOX_SHARE, sharesOf } from './shares.ts';

/** Facts about a car; everything may be unknown. Mileage in miles. */
export interface CarFacts {
  make?: string | undefined;
  model?: string | undefined;
  year?: number | undefined;
  mileage?: number | undefined;
  engine?: string | undefined;
  fuel?: Fuel | undefined;
  gearbox?: Gearbox | undefined;
}

/** A car as people write it down: free text in every field. */
export interface CarDescription {
  make?: string | null | undefined;
  model?: string | null | undefined;
  year?: number | null | undefined;
  mileage?: number | null | undefined;
  engine?: string | null | undefined;
  transmission?: string | null | undefined;
  fuelType?: string | null | undefined;
}

const FUEL_WORDS: [Fuel, RegExp][] = [
  ['plug-in-hybrid', /plug.?in|phev|\bgte\b|e-?hybrid/i],
  ['hybrid', /hybrid|\bhev\b|\bmhev\b/i],
  ['electric', /electric|\bb?ev\b|hydrogen/i],
  [
    'diesel',
    /diesel|\b(tdi|tdci|hdi|bluehdi|cdti|dci|crdi|cdi|jtd|d-?4d|dtec|tddi|multijet|ecoblue|sdv6|tdv6|biturbo d)\b|\b\d\.\d ?(d|td|sd)\b/i,
  ],
  ['lpg', /\blpg\b|autogas/i],
  [
    'petrol',
    /petrol|\b(tsi|tfsi|fsi|gti|vtec|vvt-?i|ecoboost|puretech|thp|tce|t-?gdi|gdi|mpi|v8|v12|w12|multiair|skyactiv-?g|zetec)\b|\b\d\.\d ?(i|l ?[iv]\d|t)\b/i,
  ],
];

const ELECTRIC_MODELS =
  /\b(leaf|zoe|model [3sxy]|i3|id\.?[3457]|e-?tron|ioniq 5|ioniq 6|ev6|ev9|ariya|polestar 2|taycan|mach-?e|e-?208|e-?2008|corsa-?e|mg4|mg5|bz4x|i-?pace|enyaq|e-?up|cybertruck)\b/i;
const ELECTRIC_MAKES = /^(tesla|polestar|byd)$/i;
const HYBRID_MODELS = /\bprius\b/i;

const GEARBOX_WORDS: [Gearbox, RegExp][] = [
  ['cvt', /\bcvt\b|xtronic|multitronic|lineartronic/i],
  ['dual-clutch', /dual.?clutch|\b(dsg|s.?tronic|powershift|dct|edc|pdk)\b/i],
  ['automatic', /auto/i],
  ['manual', /manual/i],
];

const first = <T>(pairs: [T, RegExp][], text: string): T | undefined =>
  pairs.find(([, words]) => words.test(text))?.[0];

/** What an owner chooses whose model is on no list. */
const UNNAMED = /^(other|generic model)$/i;

/** Reads fuel and gearbox out of what was written; leaves them unknown where nothing says. */
export function carFacts(car: CarDescription): CarFacts {
  const told = `${car.fuelType ?? ''} `;
  const described = `${car.engine ?? ''} ${car.model ?? ''}`;
  const fuel =
    first(FUEL_WORDS, told) ??
    first(FUEL_WORDS, described) ??
    (ELECTRIC_MAKES.test(car.make ?? '') || ELECTRIC_MODELS.test(car.model ?? '') ? 'electric' : undefined) ??
    (HYBRID_MODELS.test(car.model ?? '') ? 'hybrid' : undefined);
  const gearbox = first(GEARBOX_WORDS, car.transmission ?? '') ?? first(GEARBOX_WORDS, described);
  return {
    make: car.make ?? undefined,
    model: car.model && !UNNAMED.test(car.model) ? car.model : undefined,
    year: car.year ?? undefined,
    mileage: car.mileage ?? undefined,
    engine: car.engine ?? undefined,
    fuel,
    gearbox: gearbox ?? (fuel === 'electric' ? 'automatic' : undefined),
  };
}

/** "Sounds like a diesel", "not a diesel": said of another car. */
const COMPARED = /\b(like|than|not|isn'?t|no) (an? |my |the )?(old )?(diesels?|petrol|dpf)\b/gi;
/** Said of the car itself, whatever was put into it. */
const OWN_FUELS: [Fuel, RegExp][] = [
  [
    'diesel',
    /\b(my|our) (old )?diesel\b(?! (smell|leak|spill))|\bdiesel (car|van|engine)\b|\b(it'?s|it is|car is) an? ?diesel\b/i,
  ],
  ['petrol', /\b(my|our) (old )?petrol\b|\bpetrol (car|van|engine)\b|\b(it'?s|it is|car is) (a )?petrol\b/i],
];
/** Named by what only such a car has. */
const NAMED_FUELS: [Fuel, RegExp][] = [
  ['diesel', /\b(tdi|tdci|hdi|cdti|dci|crdi|jtd|dpf|adblue|glow ?plugs?)\b/i],
  ['electric', /\b(my ev|electric car|fully electric|leaf(?! ?spring)|zoe|tesla)\b/i],
  ['hybrid', /\b(hybrid(?! ?(wiper|blade))|prius)\b/i],
];
/** What is put in by mistake is not what it runs on. */
const MISFUELLED =
  /\b(fill|put|pump|fuel|top)\w*\b.*\b(diesel|petrol|unleaded)\b|\bwrong (fuel|stuff|pump|nozzle)\b|\bmisfuel/i;
const PLAIN_FUELS: [Fuel, RegExp][] = [
  ['diesel', /\bdiesels?\b/i],
  ['petrol', /\b(petrol(?! (station|garage|forecourt|price))|unleaded)\b/i],
];

/** The fuel that the bare words tell, where they tell of one alone. */
function plainFuel(words: string): Fuel | undefined {
  const named = PLAIN_FUELS.filter(([, word]) => word.test(words));
  return named.length === 1 && !MISFUELLED.test(words) ? named[0]?.[0] : undefined;
}

/** Fuel and gearbox as mentioned in passing in the complaint itself: a hint, not a fact ("smell of petrol"). */
export function hintedFacts(complaint: string): CarFacts {
  const words = complaint.replace(COMPARED, ' ');
  const fuel = first(OWN_FUELS, words) ?? first(NAMED_FUELS, words) ?? plainFuel(words);
  const gearbox = first(
    [
      ['dual-clutch', /\b(dsg|dual clutch|powershift)\b/i],
      ['cvt', /\bcvt\b/i],
      [
        'automatic',
        /\b(automatic|autobox|auto(?! ?(stop|start|hold|lights?|wipers?|headl|dim|parts?|electric|lock|park)))\b/i,
      ],
      ['manual', /\b(clutch|gear ?stick)\b/i],
    ] as [Gearbox, RegExp][],
    words,
  );
  return { fuel, gearbox };
}

/** Whether the fault can be on this car at all: no spark plugs on a diesel, no clutch in an EV. */
export function canBeOn({ only }: Pick<Fault, 'only'>, car: CarFacts): boolean {
  if (car.fuel && only.fuel && !only.fuel.includes(car.fuel)) return false;
  // An electric car has neither clutch nor gearbox, unless a fault's file says that it means electric cars too.
  if (car.fuel === 'electric' && only.gearbox && !only.fuel?.includes('electric')) return false;
  if (car.gearbox && only.gearbox && !gearboxFits(only.gearbox, car.gearbox)) return false;
  if (car.year && only.from_year && car.year < only.from_year) return false;
  if (car.year && only.to_year && car.year > only.to_year) return false;
  return true;
}

/** Share of the cars this one may be, for all that is known of it, on which the fault can be: one when nothing limits it. */
export function shareOfCars({ only }: Pick<Fault, 'only'>, car: CarFacts): number {
  const among = <T extends string>(
    allowed: readonly T[] | undefined,
    known: unknown,
    shares: Readonly<Record<T, number>>,
  ) => (allowed === undefined || known !== undefined ? 1 : Math.min(1, sharesOf(allowed, shares)));
  return among(only.fuel, car.fuel, FUEL_SHARE) * among(only.gearbox, car.gearbox, GEARBOX_SHARE);
}

/** "Automatic" on a form may be any kind that shifts by itself. */
export const gearboxFits = (allowed: readonly Gearbox[], gearbox: Gearbox): boolean =>
  allowed.includes(gearbox) || (gearbox === 'automatic' && allowed.some((kind) => kind !== 'manual'));

/** How much likelier the fault is on this car than on any, by its age and miles. */
export function likelihoodByWear({ wears }: Pick<Fault, 'wears'>, car: CarFacts, thisYear: number): number {
  let factor = 1;
  if (wears.age !== undefined && car.year) factor *= ramp((thisYear - car.year) / wears.age);
  if (wears.miles !== undefined && car.mileage) factor *= ramp(car.mileage / wears.miles);
  return factor;
}

/** From 0.4 for a car far too young to 1.4 for one well beyond. */
const ramp = (share: number): number => Math.min(1.4, 0.4 + Math.max(0, share) * 0.7);
