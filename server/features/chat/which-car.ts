/** Which car is meant: one of the garage that is spoken of, another one that is named, else the one in use. */
import type { CarInfo } from '#contract/cars.ts';
import { namedCar } from '#contract/named-car.ts';
import { carFacts } from '#engine/reason/car.ts';

const VANS =
  /\b(transit|vivaro|trafic|caddy|berlingo|sprinter|transporter|vito|kangoo|partner|combo|expert|dispatch|ducato|boxer|relay|master|movano|crafter|doblo)\b/i;
const FUEL_NAMED =
  /\b(?:the|mean|meant|my|in) (diesel|petrol|electric|hybrid|ev)\b(?! (?:tank|pump|cap|filter|car park|is leaking|smell|light|in|into|out|heater|window|door|mirror|seat))/i;

/** Names too short to be told from other words do not count. */
const mentions = (text: string, name: string | null | undefined): boolean =>
  name != null &&
  name.length > 2 &&
  ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `.includes(` ${name.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `);

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

/** The car that this message speaks of, if it speaks of one. */
export function spokenOf(garage: readonly CarInfo[], now: CarInfo | null, text: string): CarInfo | undefined {
  const own =
    garage.find(({ model }) => mentions(text, model)) ?? only(garage.filter(({ make }) => mentions(text, make)));
  if (own) return own;
  if (garage.length > 1) {
    if (/\b(the |my )?other (one|car)\b/i.test(text)) {
      const other = only(garage.filter((car) => car !== now));
      if (other) return other;
    }
    const fuel = FUEL_NAMED.exec(text)?.[1]?.toLowerCase().replace('ev', 'electric');
    const byFuel = fuel && only(garage.filter((car) => carFacts(car).fuel === fuel));
    if (byFuel) return byFuel;
    const byYear = /\bthe (19[5-9]\d|20[0-3]\d)( one| car)?\b/i.exec(text)?.[1];
    const ofYear = byYear && only(garage.filter(({ year }) => year === Number(byYear)));
    if (ofYear) return ofYear;
    const van = /\b(the|my) van\b/i.test(text) && only(garage.filter(({ model }) => VANS.test(model ?? '')));
    if (van) return van;
  }
  const named = namedCar(text);
  if (named.make === undefined) return undefined;
  // "It's a Ford" says nothing new of a Fiesta.
  if (now?.make === named.make && (named.model === undefined || named.model === now.model))
    return named.year === undefined || named.year === now.year ? undefined : { ...now, year: named.year };
  return named;
}

const FUEL = /\b(petrol|diesel|electric|plug.?in hybrid|hybrid|lpg)\b/i;
const GEARBOX = /\b(manual|automatic|auto|dsg|cvt)\b/i;

/** Fuel and gearbox where they are said of the car itself: "it's an automatic", "petrol, 1.4", "me petrol Astra". */
export function factsOf(text: string): Pick<CarInfo, 'fuelType' | 'transmission'> {
  const alone = onlyFacts(text);
  const said = (words: RegExp) =>
    [...text.matchAll(new RegExp(words, 'gi'))].find(
      ({ 0: word, index }) =>
        alone ||
        namedCar(
          text
            .slice(index + word.length)
            .trim()
            .split(/\s+/)
            .slice(0, 2)
            .join(' '),
        ).make !== undefined,
    )?.[1];
  const fuel = said(FUEL);
  const gearbox = said(GEARBOX);
  return {
    ...(fuel && { fuelType: fuel }),
    ...(gearbox && { transmission: gearbox === 'auto' ? 'automatic' : gearbox }),
  };
}

/** Whether the text says what car it is, and nothing of what it does. */
const onlyFacts = (text: string): boolean => {
  const rest = text.replace(FUEL, ' ').replace(GEARBOX, ' ');
  return (
    rest !== text &&
    (restOf(rest).length === 0 || /\bit'?s an? (\w+ )?(petrol|diesel|automatic|manual|hybrid|electric)\b/i.test(text))
  );
};

export const nameOf = ({ year, make, model }: CarInfo): string =>
  [year, make, model].filter((part) => part != null).join(' ');

/** "The Golf", "the Ford": as people speak of a car. */
export const shortName = ({ make, model }: CarInfo): string => model ?? make ?? 'car';

/** Whether the text gives a car, or what kind of car, and hardly anything else. */
export const onlyNames = (text: string): boolean =>
  (namedCar(text).make !== undefined || FUEL.test(text) || GEARBOX.test(text)) &&
  restOf(text.replace(FUEL, ' ').replace(GEARBOX, ' ')).length === 0;

/** The words that are neither the car's name nor an aside. */
function restOf(text: string): string[] {
  const { make = '', model = '' } = namedCar(text);
  const name = `${make} ${model} vw merc mercedes skoda citroen`.toLowerCase().split(/[^a-z0-9]+/);
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\b(19|20)\d\d\b|\b\d\.\d\b/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !name.includes(word) && !IDLE.has(word));
}

const IDLE = new Set(
  'a an the it its is s i ve got have my car about mean meant this that was on in old new mk1 mk2 mk3 mk4 mk5 mk6 mk7 mk8 for sorry no nah yes aye well van driving drive engine front rear wheel 4x4 by way and one'.split(
    ' ',
  ),
);
