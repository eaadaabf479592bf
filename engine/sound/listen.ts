/** A recording becomes what a mechanic would hear in it: kinds of noise with chances, when, how fast, how high. */
import { type Heard, hear } from './features.ts';
import { chancesBy, type Forest } from './forest.ts';
import { KINDS, type Kind, ODD_KINDS, type OddKind, RATE } from './kinds.ts';
import { type Trouble, troubleWith } from './quality.ts';

/** Chance from which a noise counts as standing out, and from which it is said without doubt. */
export const STANDS_OUT = 0.65;
export const SURE = 0.85;
/** The same for kinds that shade into each other, taken together. */
const FAMILY_STANDS_OUT = 0.75;
/** Where it is so sure that the engine does not simply run well, and the first kind is at least this likely, it is named. */
const SURELY_ODD = 0.9;
const LIKELIEST_ODD = 0.5;

/** Seconds that are judged at a time, and how far the next ones begin later. */
const LOOK_S = 4;
const STEP_S = 2;

export interface Noise {
  kind: OddKind;
  chance: number;
}

export interface Listened {
  durationMs: number;
  trouble: Trouble | undefined;
  /** Every kind, likeliest first. */
  kinds: { kind: Kind; chance: number }[];
  /** What stands out; empty when nothing does. */
  noises: Noise[];
  /** Where the first noise, or what comes nearest to one, is clearest. */
  part: { fromMs: number; toMs: number };
  /** Beats a second and tone of what stands out, where it has one. */
  beat: number | undefined;
  hertz: number | undefined;
}

interface Look {
  from: number;
  to: number;
  heard: Heard;
  chances: Float64Array;
}

export function listen(samples: Float32Array, forest: Forest): Listened {
  const durationMs = Math.round((samples.length / RATE) * 1000);
  const trouble = troubleWith(samples);
  const whole = { fromMs: 0, toMs: durationMs };
  const nothing = { durationMs, kinds: [], noises: [], part: whole, beat: undefined, hertz: undefined };
  if (trouble !== undefined && trouble !== 'clipped') return { ...nothing, trouble };

  const looks = looksAt(samples, forest);
  const chances = together(looks, forest.kinds);
  const kinds = KINDS.map((kind) => ({ kind, chance: chances[forest.kinds.indexOf(kind)] ?? 0 })).sort(
    (a, b) => b.chance - a.chance,
  );
  const first = kinds[0]?.kind;
  const odd = kinds.filter((one): one is Noise => (ODD_KINDS as readonly Kind[]).includes(one.kind));
  const noises = trouble === 'clipped' ? [] : standingOut(odd);
  const clearest = clearestLook(looks, forest.kinds.indexOf(odd[0]?.kind ?? 'steady'));
  const asked = noises[0]?.kind;
  return {
    durationMs,
    trouble: trouble ?? (first === 'speech' && (kinds[0]?.chance ?? 0) >= STANDS_OUT ? 'speech' : undefined),
    kinds,
    noises,
    part: clearest ? { fromMs: toMs(clearest.from), toMs: toMs(clearest.to) } : whole,
    beat: asked && clearest ? beatOf(asked, clearest.heard) : undefined,
    hertz: asked && clearest ? hertzOf(asked, clearest.heard) : undefined,
  };
}

const toMs = (samples: number) => Math.round((samples / RATE) * 1000);

/** Two kinds may share what one alone does not reach: what is half a squeal and half a whine still stands out. */
function standingOut(odd: readonly Noise[]): Noise[] {
  const [first] = odd;
  if (!first) return [];
  const all = odd.reduce((sum, { chance }) => sum + chance, 0);
  if (first.chance >= STANDS_OUT || (all >= SURELY_ODD && first.chance >= LIKELIEST_ODD))
    return [first, ...odd.slice(1).filter(({ chance }) => chance >= 0.25)];
  const family = FAMILIES.find((kinds) => kinds.includes(first.kind)) ?? [];
  const kin = odd.filter(({ kind }) => family.includes(kind));
  return kin.reduce((sum, { chance }) => sum + chance, 0) >= FAMILY_STANDS_OUT ? kin.slice(0, 2) : [];
}

/** Kinds that shade into each other. */
const FAMILIES: readonly (readonly OddKind[])[] = [
  ['squeal', 'whine', 'chirp'],
  ['knock', 'tick', 'clicks'],
];

function looksAt(samples: Float32Array, forest: Forest): Look[] {
  const size = Math.min(samples.length, LOOK_S * RATE);
  const looks: Look[] = [];
  for (let from = 0; from === 0 || from + size <= samples.length; from += STEP_S * RATE) {
    const part = samples.subarray(from, from + size);
    // A pause says nothing about the car.
    if (looks.length > 0 && troubleWith(part) === 'silent') continue;
    const heard = hear(part);
    looks.push({ from, to: from + size, heard, chances: chancesBy(forest, heard.values) });
  }
  return looks;
}

/** The mean over the recording: on real engines a part that looks odd by itself is a false alarm more often than not. */
function together(looks: readonly Look[], kinds: readonly string[]): Float64Array {
  const sum = new Float64Array(kinds.length);
  for (const { chances } of looks)
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + (chances[at] as number) / looks.length;
  return sum;
}

function clearestLook(looks: readonly Look[], kind: number): Look | undefined {
  return looks.reduce<Look | undefined>(
    (best, look) => (best && (best.chances[kind] as number) >= (look.chances[kind] as number) ? best : look),
    undefined,
  );
}

const BEATING = {
  tick: ['upper', 'high', 'top'],
  knock: ['low', 'mid'],
  chirp: ['upper', 'high'],
  clicks: ['all', 'upper'],
  crank: ['low', 'all'],
  misfire: ['bass', 'low'],
} as const;

function beatOf(kind: OddKind, { rhythms }: Heard): number | undefined {
  if (!(kind in BEATING)) return undefined;
  const bands = BEATING[kind as keyof typeof BEATING].map((band) => rhythms[band]);
  const best = bands.reduce((one, other) => (other.regularity > one.regularity ? other : one));
  return best.regularity > 0.3 && best.beat > 0 ? best.beat : undefined;
}

const SINGING: ReadonlySet<OddKind> = new Set(['squeal', 'chirp', 'whine', 'hum']);

function hertzOf(kind: OddKind, { tones }: Heard): number | undefined {
  if (!SINGING.has(kind)) return undefined;
  const fitting = tones.filter(({ hertz }) => (kind === 'hum' ? hertz < 400 : hertz >= 200));
  const best = fitting.reduce((one, other) => (other.atTimes > (one?.atTimes ?? 0) ? other : one), fitting[0]);
  return best && best.atTimes > 9 ? Math.round(best.hertz / 10) * 10 : undefined;
}
