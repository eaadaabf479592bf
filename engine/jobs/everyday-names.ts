/** What owners call the jobs that they do themselves: "change the oil", "flat tyre". By the words alone a rarer job would be nearer. */
import { askedWords } from './find-jobs.ts';

/** The jobs meant, the most usual first, and the names for them. Verbs such as "change" or "fit" need not be there. */
const NAMES: [jobs: string[], names: string[]][] = [
  [
    ['lubrication/change-oil-and-filter', 'lubrication/top-up-oil'],
    ['oil', 'engine oil', 'oil service', 'oil and filter'],
  ],
  [
    ['lubrication/change-oil-and-filter', 'engine/replace-air-filter', 'heating-ac/replace-pollen-filter'],
    ['service', 'full service', 'minor service', 'interim service', 'annual service'],
  ],
  [
    ['lubrication/top-up-oil', 'lubrication/change-oil-and-filter'],
    ['oil level', 'engine oil level', 'dipstick', 'top up oil', 'add oil', 'top up engine oil', 'oil top up'],
  ],
  [
    [
      'charging-starting/replace-12v-battery',
      'charging-starting/replace-stop-start-battery',
      'ev-hybrid/replace-12v-battery-ev',
      'charging-starting/charge-and-test-battery',
    ],
    ['battery', 'dead battery', '12v battery', '12 volt battery', 'remove battery'],
  ],
  [
    ['ev-hybrid/replace-12v-battery-ev'],
    ['battery hybrid', 'battery electric', '12v battery hybrid', '12v battery electric'],
  ],
  [
    ['charging-starting/charge-and-test-battery', 'charging-starting/replace-12v-battery'],
    [
      'flat battery',
      'charge battery',
      'battery charge',
      'battery charger',
      'recharge battery',
      'trickle charge battery',
    ],
  ],
  [
    ['wheels-tyres/fit-spare-wheel', 'wheels-tyres/set-tyre-pressures'],
    [
      'tyre',
      'flat',
      'flat tyre',
      'puncture',
      'punctured tyre',
      'tyre puncture',
      'wheel',
      'spare',
      'spare tyre',
      'spare wheel',
      'jack up',
      'take wheel off',
      'remove wheel',
    ],
  ],
  [
    ['wheels-tyres/set-tyre-pressures'],
    [
      'tyre pressure',
      'pump up tyre',
      'inflate tyre',
      'tyre inflation',
      'air tyre',
      'air in tyre',
      'tpms',
      'reset tpms',
    ],
  ],
  [['wheels-tyres/tighten-wheel-nuts'], ['wheel nut', 'wheel bolt', 'tighten wheel nuts', 'lug nut']],
  [
    ['brakes/replace-front-pads', 'brakes/replace-front-discs-and-pads', 'brakes/replace-rear-pads'],
    ['brake', 'front brake', 'brake pad', 'pad', 'brake service'],
  ],
  [
    ['brakes/replace-rear-pads', 'brakes/replace-rear-discs-and-pads', 'brakes/replace-rear-shoes-and-drums'],
    ['rear brake', 'back brake'],
  ],
  [['brakes/change-brake-fluid', 'brakes/top-up-and-check-fluid'], ['brake fluid']],
  [['brakes/top-up-and-check-fluid'], ['top up brake fluid', 'brake fluid level']],
  [['brakes/adjust-handbrake'], ['handbrake', 'hand brake', 'parking brake', 'tighten handbrake']],
  [['body/replace-wiper-blades'], ['wiper', 'wiper blade', 'windscreen wiper', 'rear wiper blade']],
  [
    ['body-electrics/clear-washer-jets', 'body-electrics/repair-washer-hose', 'body-electrics/replace-washer-pump'],
    ['washer', 'windscreen washer', 'washer jet', 'washer fluid', 'screenwash', 'screen wash'],
  ],
  [
    ['body-electrics/replace-headlamp-bulb', 'body-electrics/replace-small-bulb'],
    ['bulb', 'light bulb', 'light', 'headlight', 'headlamp', 'headlight bulb', 'front light', 'headlight out'],
  ],
  [
    [
      'body-electrics/replace-small-bulb',
      'body-electrics/repair-bulb-holder',
      'body-electrics/replace-brake-light-switch',
    ],
    [
      'brake light',
      'brake light bulb',
      'tail light',
      'tail light bulb',
      'rear light',
      'rear light bulb',
      'indicator',
      'indicator bulb',
      'number plate light',
      'number plate bulb',
      'reverse light bulb',
      'side light',
      'fog light bulb',
    ],
  ],
  [
    ['body-electrics/replace-fuse', 'charging-starting/replace-main-fuse'],
    ['fuse', 'blown fuse', 'fuses'],
  ],
  [['engine/replace-air-filter'], ['air filter', 'engine air filter']],
  [['heating-ac/replace-pollen-filter'], ['cabin filter', 'pollen filter', 'cabin air filter']],
  [['ignition/replace-spark-plugs'], ['plug', 'spark plug']],
  [
    ['cooling/top-up-coolant', 'cooling/flush-cooling-system'],
    ['coolant', 'antifreeze', 'anti freeze', 'coolant level', 'radiator fluid', 'top up antifreeze', 'add coolant'],
  ],
  [
    ['turbo-diesel/fill-adblue'],
    ['adblue', 'ad blue', 'top up adblue', 'fill adblue', 'adblue top up', 'refill adblue'],
  ],
  [['charging-starting/replace-key-fob-battery'], ['key', 'key battery', 'key fob', 'fob battery', 'remote battery']],
  [
    ['steering/top-up-and-bleed-power-steering'],
    ['power steering fluid', 'steering fluid', 'top up power steering', 'top up power steering fluid'],
  ],
  [
    ['suspension/replace-rear-shock-absorbers', 'suspension/replace-drop-links'],
    ['shock', 'shock absorber', 'rear shock', 'suspension'],
  ],
  [
    ['exhaust/replace-rear-silencer', 'exhaust/replace-exhaust-hanger', 'exhaust/reseal-exhaust-joint'],
    ['exhaust', 'back box', 'silencer'],
  ],
  [
    ['heating-ac/clean-evaporator', 'heating-ac/replace-pollen-filter'],
    ['air con', 'aircon', 'air conditioning', 'ac', 'clean air con', 'air con smell', 'smelly air con'],
  ],
  [
    ['clutch-manual/change-gearbox-oil'],
    ['gearbox oil', 'transmission oil', 'manual gearbox oil', 'top up gearbox oil', 'gear oil'],
  ],
  [['engine/replace-timing-belt'], ['cambelt', 'cam belt', 'timing belt']],
  [
    ['turbo-diesel/regenerate-dpf', 'turbo-diesel/advise-regeneration'],
    ['dpf', 'dpf regeneration', 'regenerate dpf'],
  ],
];

const keyOf = (words: readonly string[]): string => [...words].sort().join(' ');

const BY_NAME = new Map(
  NAMES.flatMap(([jobs, names]) => names.map((name) => [keyOf(askedWords(name)), jobs] as const)),
);

/** The jobs that the whole of what was asked is an everyday name for; none where more or something else was said. */
export const everydayJobs = (asked: string, carName = ''): readonly string[] =>
  BY_NAME.get(keyOf(askedWords(asked, carName))) ?? [];

/** For the test that each of them is there. */
export const EVERYDAY_JOBS: readonly string[] = [...new Set(NAMES.flatMap(([jobs]) => jobs))];
