/** Kinds of sound become signs of the common vocabulary, by where the owner held the phone. */
import type { Finding } from '../reason/rank.ts';
import type { OddKind } from './kinds.ts';
import type { Noise } from './listen.ts';
import { KIND_LABEL } from './words.ts';

export type Location = 'engine' | 'transmission' | 'brakes' | 'suspension' | 'other';

type Table = Record<OddKind, readonly string[]>;

const ENGINE: Table = {
  tick: ['noise-tick-engine'],
  knock: ['noise-knock-engine'],
  squeal: ['noise-squeal-belt'],
  chirp: ['noise-chirp'],
  whine: ['noise-whine-engine'],
  hum: ['noise-whirr-constant'],
  hiss: ['noise-hiss'],
  grind: ['noise-rattle-engine', 'noise-metallic'],
  clunk: ['noise-rattle-engine'],
  clicks: ['no-crank-rapid-clicks', 'wont-start'],
  crank: ['cranks-no-start', 'wont-start'],
  misfire: ['misfire', 'rough-idle'],
};

const SIGNS: Record<Location, Table> = {
  engine: ENGINE,
  other: ENGINE,
  transmission: {
    ...ENGINE,
    tick: ['noise-click-on-lock'],
    knock: ['noise-clunk-drive-take-up'],
    squeal: ['noise-rumble-clutch'],
    chirp: ['noise-rumble-clutch'],
    whine: ['noise-whine-gearbox'],
    hum: ['noise-whine-gearbox', 'noise-hum-with-speed'],
    grind: ['noise-grind-gearbox'],
    clunk: ['noise-clunk-drive-take-up'],
    clicks: ['noise-click-on-lock'],
  },
  brakes: {
    ...ENGINE,
    tick: ['noise-grind-wheel'],
    knock: ['noise-knock-braking'],
    squeal: ['noise-squeal-braking'],
    chirp: ['noise-squeal-braking'],
    whine: ['noise-squeal-braking'],
    hum: ['noise-grind-wheel'],
    hiss: ['brake-hiss-pedal'],
    grind: ['noise-grind-braking'],
    clunk: ['noise-knock-braking'],
    clicks: ['noise-knock-braking'],
  },
  suspension: {
    ...ENGINE,
    tick: ['noise-click-on-lock'],
    knock: ['noise-knock-over-bumps'],
    squeal: ['noise-squeak-suspension'],
    chirp: ['noise-squeak-suspension'],
    whine: ['noise-hum-with-speed'],
    hum: ['noise-hum-with-speed'],
    grind: ['noise-grind-wheel'],
    clunk: ['noise-knock-over-bumps'],
    clicks: ['noise-click-on-lock'],
  },
};

/** The ear was taught on sounds of our own making, so it is never believed fully. */
const TRUST = 0.75;
/** What the owner picked from the reference sounds. */
const PICKED = 0.7;
/** "Somewhere else" says less about what a noise means. */
const TRUST_ELSEWHERE = 0.6;

/** Evidence from what stood out and from what the owner found most alike; the surest for each sign. */
export function findingsFrom(
  noises: readonly Noise[],
  location: Location,
  soundsLike: OddKind | undefined,
  said: string | undefined,
): Finding[] {
  const found = new Map<string, Finding>();
  const add = (kind: OddKind, sure: number, words: string | undefined) => {
    for (const [at, sign] of SIGNS[location][kind].entries()) {
      const weight = sure * (at === 0 ? 1 : 0.6) * (location === 'other' ? TRUST_ELSEWHERE : 1);
      if ((found.get(sign)?.sure ?? 0) < weight)
        found.set(sign, { sign, present: true, sure: weight, told: false, implied: false, said: words });
    }
  };
  for (const { kind, chance } of noises) add(kind, chance * TRUST, said);
  if (soundsLike !== undefined)
    add(soundsLike, PICKED, `most like the example: ${KIND_LABEL[soundsLike].toLowerCase()}`);
  return [...found.values()];
}

/** What a recording cannot tell, most telling first: road or engine speed, warm or cold, when it comes. */
const ASKED: Record<Location, readonly string[]> = {
  engine: ['when-cold', 'when-accelerating', 'when-steering-lock', 'when-idling'],
  other: ['noise-hum-with-speed', 'when-cold', 'when-over-bumps', 'when-braking'],
  transmission: ['noise-hum-with-speed', 'when-clutch-down', 'noise-whine-one-gear', 'when-turning'],
  brakes: ['when-braking', 'noise-hum-with-speed', 'noise-stops-on-brake', 'when-turning'],
  suspension: ['when-over-bumps', 'noise-hum-with-speed', 'when-turning', 'when-braking'],
};
const ASKED_WHEN_STARTING = ['lights-dim', 'jump-start-works', 'slow-crank'];
const STARTING: ReadonlySet<OddKind> = new Set(['clicks', 'crank']);

export const askedAbout = (location: Location, kind: OddKind | undefined): readonly string[] =>
  kind !== undefined && STARTING.has(kind) && (location === 'engine' || location === 'other')
    ? ASKED_WHEN_STARTING
    : ASKED[location];
