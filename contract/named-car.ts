/** The car that a sentence names: "change pads on a 2015 Focus". Only cars of the fixed lists are recognised. */
import { MAKES, modelsOf } from './vehicles.ts';

export interface NamedCar {
  make?: string;
  model?: string;
  year?: number;
}

const UNNAMED = /^(Other|Generic Model)$/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (text: string, after = '') =>
  new RegExp(`(?<![\\w-])${escaped(text).replace(/[ -]/g, '[ -]?')}${after}(?![\\w-])`, 'i');

/** As `whole` reads it: blanks and hyphens may be left out. Looking for that first spares four hundred patterns. */
const joined = (text: string): string => text.toLowerCase().replace(/[ -]/g, '');

/** Makes that are words of everyday talk as well: the driver's seat, a smart key, a mini roundabout. */
const ALSO_WORDS: ReadonlySet<string> = new Set(['SEAT', 'Smart', 'MINI']);

const MAKERS: { make: string; words: RegExp; joined?: string }[] = [
  ...MAKES.filter((make) => !ALSO_WORDS.has(make)).map((make) => ({ make, words: whole(make), joined: joined(make) })),
  {
    make: 'SEAT',
    words:
      /\bSEAT\b|\b[Ss]eat ([Aa]lhambra|[Aa]ltea|[Aa]rona|[Aa]rosa|[Aa]teca|[Cc]ordoba|[Ee]xeo|[Ii]biza|[Ll]eon|[Mm]ii|[Tt]arraco|[Tt]oledo)\b/,
  },
  { make: 'Smart', words: /\bsmart (car|for ?two|for ?four|roadster|crossblade)\b/i },
  { make: 'MINI', words: /\bmini\b(?![ -]?(roundabouts?|bus|cab|market|break|holiday))/i },
  { make: 'Volkswagen', words: /\bvw\b/i },
  { make: 'Alfa Romeo', words: /\balfas?\b/i },
  { make: 'Mercedes-Benz', words: /\bmerc(edes)?\b/i },
  { make: 'Vauxhall', words: /\bopel\b/i },
  { make: 'Škoda', words: /\bskoda\b/i },
  { make: 'Citroën', words: /\bcitroen\b/i },
  { make: 'Land Rover', words: /\brange rover\b/i },
  { make: 'Ford', words: /\b(my|the|a|an|diesel|petrol|old|van) transit\b|\btransit (van|custom|connect)\b/i },
].filter(({ make }) => MAKES.some((known) => known === make));

/** What people drive of makes that have no list of their own to choose from. */
const SPOKEN: Record<string, readonly string[]> = {
  'Alfa Romeo': ['147', '156', '159', 'Brera', 'Giulia', 'Giulietta', 'MiTo', 'Stelvio'],
  Chevrolet: ['Aveo', 'Captiva', 'Cruze', 'Kalos', 'Lacetti', 'Matiz', 'Orlando', 'Spark', 'Trax'],
  Chrysler: ['300C', 'Crossfire', 'PT Cruiser', 'Voyager'],
  Citroën: ['Berlingo', 'Xsara', 'Picasso', 'Dispatch', 'Relay', 'Saxo', 'Cactus', 'C1', 'C2', 'C3', 'C4', 'C5', 'DS3'],
  Dacia: ['Duster', 'Sandero', 'Logan', 'Jogger'],
  Daihatsu: ['Charade', 'Copen', 'Cuore', 'Sirion', 'Terios'],
  DS: ['DS3', 'DS4', 'DS5', 'DS7'],
  Fiat: ['500', '500L', '500X', 'Panda', 'Punto', 'Ducato', 'Doblo', 'Tipo', 'Bravo', 'Stilo'],
  Jaguar: ['XE', 'XF', 'XJ', 'X-Type', 'S-Type', 'F-Pace', 'E-Pace', 'I-Pace', 'F-Type'],
  Isuzu: ['D-Max', 'Trooper'],
  Jeep: ['Grand Cherokee', 'Cherokee', 'Compass', 'Patriot', 'Renegade', 'Wrangler'],
  'Land Rover': ['Defender', 'Discovery', 'Freelander', 'Range Rover', 'Evoque', 'Velar'],
  Lexus: ['CT200h', 'GS300', 'IS200', 'IS220d', 'IS250', 'IS300h', 'NX', 'RX'],
  MG: ['MG3', 'MG4', 'MG5', 'MGF', 'HS', 'TF', 'ZR', 'ZS', 'ZT'],
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
  Polestar: ['2', '3', '4'],
  Porsche: ['911', '944', 'Boxster', 'Cayenne', 'Cayman', 'Macan', 'Panamera', 'Taycan'],
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
  Smart: ['ForFour', 'ForTwo', 'Roadster'],
  Subaru: ['BRZ', 'Forester', 'Impreza', 'Legacy', 'Outback', 'XV'],
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

/** Engines that owners give as the model: a 320d is a 3 Series. Without the maker's name only what is nothing else counts. */
const BY_ENGINE = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((series) => ({
    make: 'BMW',
    model: `${series} Series`,
    words: whole(`${series}`, '[1-5]\\d(d|i|xd|ci)'),
    alone: whole(`${series}`, '[1-5]\\d(d|i|xd|ci)'),
  })),
  ...['A', 'B', 'C', 'E', 'S'].map((letter) => ({
    make: 'Mercedes-Benz',
    model: `${letter}-Class`,
    words: whole(letter, ' ?[1-6]\\d0 ?(d|e|h|cdi)?'),
    alone: whole(letter, ' ?[1-6]\\d0 ?cdi'),
  })),
];

/** Names of models that are words of everyday talk about cars. */
const EVERYDAY =
  /^(escape|edge|focus on|leaf spring|transit|note|juke box|sharp|up|one|other|pulse|spark|accord|fit|sport|adam|karl|viva|bravo|logan|master|partner|expert|boxer|relay|dispatch|defender|discovery|hatch|rapid|superb|splash|combo|legend|insight|soul|fox|explorer|legacy|compass|patriot|roadster|charade|cactus|swift|cooper)$/i;

/** Longest first, so that "e-tron GT" is not an "e-tron". Short ones are words of their own and need the maker beside them. */
const MODELS = MAKES.flatMap((make) =>
  modelsSpoken(make)
    .filter((model) => !UNNAMED.test(model))
    .map((model) => ({
      make,
      model,
      words: whole(model),
      joined: joined(model),
      alone: /^[a-z][a-z0-9 -]{3,}$/i.test(model) && !EVERYDAY.test(model),
    })),
).sort((a, b) => b.model.length - a.model.length);

export function namedCar(told: string): NamedCar {
  const text = told.replace(/\bleaf[ -]springs?\b/gi, ' ');
  const close = joined(text);
  const make = MAKERS.find(({ words, joined = '' }) => close.includes(joined) && words.test(text))?.make;
  const model =
    MODELS.find(
      (one) =>
        close.includes(one.joined) && (make === undefined ? one.alone : one.make === make) && one.words.test(text),
    ) ??
    BY_ENGINE.find((one) => (make === undefined ? one.alone.test(text) : one.make === make && one.words.test(text)));
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
