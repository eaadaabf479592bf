/** What owners call the parts that they buy most: "brakes", "oil". By the words alone a pipe or a pump would be as near. */

/** The families meant, the most usual first, and the names for them in the singular. */
const NAMES: [families: string[], names: string[]][] = [
  [
    ['front-brake-pads', 'rear-brake-pads', 'front-brake-discs'],
    ['brake', 'break', 'brake part'],
  ],
  [
    ['front-brake-pads', 'rear-brake-pads'],
    ['pad', 'brake pad', 'break pad'],
  ],
  [
    ['front-brake-discs', 'rear-brake-discs'],
    ['disc', 'brake disc', 'rotor', 'brake rotor'],
  ],
  [['front-brake-pads', 'front-brake-discs'], ['front brake']],
  [
    ['rear-brake-pads', 'rear-brake-discs', 'brake-shoes'],
    ['rear brake', 'back brake'],
  ],
  [
    ['handbrake-cable', 'handbrake-shoes', 'epb-motor'],
    ['handbrake', 'hand brake', 'parking brake'],
  ],
  [
    ['engine-oil', 'oil-filter'],
    ['oil', 'motor oil', 'car oil', 'oil change', 'oil service'],
  ],
  [
    ['oil-filter', 'air-filter', 'pollen-filter'],
    ['filter', 'service kit', 'service'],
  ],
  [
    ['exhaust-rear-silencer', 'exhaust-centre-section', 'exhaust-front-pipe'],
    ['exhaust', 'exhaust system'],
  ],
  [['exhaust-front-pipe', 'exhaust-centre-section', 'exhaust-flexi'], ['exhaust pipe']],
  [['wiper-blades'], ['wiper', 'windscreen wiper']],
  [
    ['headlamp-bulb', 'small-bulb'],
    ['bulb', 'light bulb'],
  ],
  [
    ['headlamp-bulb', 'headlamp-unit'],
    ['headlight', 'headlamp', 'front light'],
  ],
  [
    ['headlamp-bulb', 'small-bulb', 'rear-lamp'],
    ['light', 'lamp'],
  ],
  [
    ['small-bulb', 'rear-lamp'],
    ['tail light', 'rear light', 'back light'],
  ],
  [
    ['auxiliary-belt', 'timing-belt-kit'],
    ['belt', 'fan belt'],
  ],
  [
    ['front-shock-absorber', 'rear-shock-absorber'],
    ['shock', 'shocker', 'shock absorber', 'damper'],
  ],
  [
    ['front-coil-spring', 'rear-coil-spring'],
    ['spring', 'coil spring', 'road spring', 'suspension spring'],
  ],
  [['front-shock-absorber', 'drop-link', 'front-coil-spring'], ['suspension']],
  [
    ['lower-ball-joint', 'track-rod-end'],
    ['ball joint', 'balljoint'],
  ],
  [
    ['reconditioned-manual-gearbox', 'reconditioned-automatic-gearbox'],
    ['gearbox', 'transmission'],
  ],
  [['steering-rack', 'track-rod-end', 'power-steering-pump'], ['steering']],
  [
    ['window-regulator', 'window-motor', 'window-switch'],
    ['window', 'car window', 'electric window'],
  ],
  [
    ['heater-matrix', 'blower-motor', 'blower-resistor'],
    ['heater', 'car heater'],
  ],
  [
    ['front-wheel-bearing', 'rear-wheel-bearing'],
    ['bearing', 'wheel bearing'],
  ],
];

const plain = (asked: string): string =>
  asked
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !/^(a|an|the|my|new|some|set|of|for|car)$/.test(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join(' ');

const BY_NAME = new Map(NAMES.flatMap(([families, names]) => names.map((name) => [plain(name), families] as const)));

/** The families that the whole of what was asked is an everyday name for; none where more or something else was said. */
export const everydayParts = (asked: string): readonly string[] => BY_NAME.get(plain(asked)) ?? [];

/** For the test that each of them is there. */
export const EVERYDAY_PARTS: readonly string[] = [...new Set(NAMES.flatMap(([families]) => families))];
