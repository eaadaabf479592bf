/** The car that a sentence names: "change pads on a 2015 Focus". Only cars of the fixed lists are recognised. */
import { MAKES, modelsOf } from './vehicles.ts';

export interface NamedCar {
  make?: string;
  model?: string;
  year?: number;
}

const UNNAMED = /^(Other|Generic Model)$/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (text: string) => new RegExp(`(?<![\\w-])${escaped(text).replace(/[ -]/g, '[ -]?')}(?![\\w-])`, 'i');

const MAKERS = [
  ...MAKES.map((make) => ({ make, words: whole(make) })),
  { make: 'Volkswagen', words: /\bvw\b/i },
  { make: 'Mercedes-Benz', words: /\bmerc(edes)?\b/i },
  { make: 'Vauxhall', words: /\bopel\b/i },
  { make: 'Škoda', words: /\bskoda\b/i },
  { make: 'Citroën', words: /\bcitroen\b/i },
  { make: 'Land Rover', words: /\brange rover\b/i },
  { make: 'Ford', words: /\b(my|the|a|an|diesel|petrol|old|van) transit\b|\btransit (van|custom|connect)\b/i },
].filter(({ make }) => MAKES.some((known) => known === make));

/** What people drive of makes that have no list of their own to choose from. */
const SPOKEN: Record<string, readonly string[]> = {
  Citroën: ['Berlingo', 'Xsara', 'Picasso', 'Dispatch', 'Relay', 'Saxo', 'Cactus', 'C1', 'C2', 'C3', 'C4', 'C5', 'DS3'],
  Dacia: ['Duster', 'Sandero', 'Logan', 'Jogger'],
  Fiat: ['500', '500L', '500X', 'Panda', 'Punto', 'Ducato', 'Doblo', 'Tipo', 'Bravo', 'Stilo'],
  Jaguar: ['XE', 'XF', 'XJ', 'X-Type', 'S-Type', 'F-Pace', 'E-Pace', 'I-Pace', 'F-Type'],
  'Land Rover': ['Defender', 'Discovery', 'Freelander', 'Range Rover', 'Evoque', 'Velar'],
  MINI: ['Cooper', 'Countryman', 'Clubman', 'Paceman', 'One', 'Hatch'],
  Mitsubishi: ['Outlander', 'Shogun', 'Colt', 'Lancer', 'L200', 'ASX'],
  Peugeot: [
    '106',
    '107',
    '108',
    '206',
    '207',
    '208',
    '306',
    '307',
    '308',
    '406',
    '407',
    '508',
    '2008',
    '3008',
    '5008',
    'Partner',
    'Boxer',
    'Expert',
    'Bipper',
  ],
  Renault: [
    'Clio',
    'Captur',
    'Espace',
    'Kadjar',
    'Kangoo',
    'Koleos',
    'Laguna',
    'Master',
    'Megane',
    'Modus',
    'Scenic',
    'Trafic',
    'Twingo',
    'Zoe',
  ],
  SEAT: ['Alhambra', 'Altea', 'Arona', 'Ateca', 'Ibiza', 'Leon', 'Mii', 'Tarraco', 'Toledo'],
  Škoda: ['Citigo', 'Enyaq', 'Fabia', 'Kamiq', 'Karoq', 'Kodiaq', 'Octavia', 'Rapid', 'Roomster', 'Superb', 'Yeti'],
  Suzuki: ['Alto', 'Baleno', 'Ignis', 'Jimny', 'Splash', 'Swift', 'Vitara', 'SX4'],
  Vauxhall: [
    'Adam',
    'Agila',
    'Astra',
    'Combo',
    'Corsa',
    'Crossland',
    'Grandland',
    'Insignia',
    'Karl',
    'Meriva',
    'Mokka',
    'Movano',
    'Signum',
    'Tigra',
    'Vectra',
    'Viva',
    'Vivaro',
    'Zafira',
  ],
  Volvo: ['C30', 'S40', 'S60', 'V40', 'V50', 'V60', 'V70', 'V90', 'XC40', 'XC60', 'XC70', 'XC90'],
};
const modelsSpoken = (make: string): readonly string[] => [...modelsOf(make), ...(SPOKEN[make] ?? [])];

/** Longest first, so that "e-tron GT" is not an "e-tron". Short ones are words of their own and need the maker beside them. */
const MODELS = MAKES.flatMap((make) =>
  modelsSpoken(make)
    .filter((model) => !UNNAMED.test(model))
    .map((model) => ({ make, model, words: whole(model), plain: /^[a-z][a-z0-9 -]{3,}$/i.test(model) })),
).sort((a, b) => b.model.length - a.model.length);

/** Names of models that are words of everyday talk about cars. */
const EVERYDAY =
  /^(escape|edge|focus on|leaf spring|transit|note|juke box|sharp|up|one|other|pulse|spark|accord|fit|sport|adam|karl|viva|bravo|logan|master|partner|expert|boxer|relay|dispatch|defender|discovery|hatch|rapid|superb|splash|combo|legend|insight|soul|fox|explorer|legacy|cactus|swift|cooper)$/i;

export function namedCar(text: string): NamedCar {
  const make = MAKERS.find(({ words }) => words.test(text))?.make;
  const model = MODELS.find(
    (one) => (make === undefined ? one.plain && !EVERYDAY.test(one.model) : one.make === make) && one.words.test(text),
  );
  const year = /\b(19[5-9]\d|20[0-3]\d)\b/.exec(text)?.[1];
  const known = model?.make ?? make;
  return {
    ...(known && { make: known }),
    ...(model && { model: model.model }),
    ...(year && { year: Number(year) }),
  };
}

/** Whatever of a car stands in the fixed lists, as words: "2015 Ford Focus". Nothing else that was typed is repeated. */
export function listedName({
  make,
  model,
  year,
}: {
  make?: string | null | undefined;
  model?: string | null | undefined;
  year?: number | null | undefined;
}): string | undefined {
  const maker = MAKES.find((known) => known === make);
  if (!maker) return undefined;
  const named = modelsSpoken(maker).find((known) => known === model && !UNNAMED.test(known));
  return [year, maker, named].filter((part) => part != null).join(' ');
}
