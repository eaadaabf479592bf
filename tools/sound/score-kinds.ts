/** Counts how often the kind of a sound is named right, and whether the chances told are true. */
import { chancesBy, type Forest } from '#engine/sound/forest.ts';
import { KINDS } from '#engine/sound/kinds.ts';
import { STANDS_OUT } from '#engine/sound/listen.ts';
import { calibrationError, toldOf } from '../score/report.ts';
import type { Example } from './grow.ts';

export interface KindScore {
  top1: number;
  top3: number;
  calibration: number;
  /** Share of sound engines in which something was said to stand out. */
  falseAlarms: number;
}

const STEADY = KINDS.indexOf('steady');
const SPEECH = KINDS.indexOf('speech');

export function scoreKinds(forest: Forest, examples: readonly Example[]): KindScore {
  const named = examples.map(({ values, kind }) => {
    const chances = [...chancesBy(forest, values)];
    const place = chances.filter((chance) => chance > (chances[kind] as number)).length;
    const odd = Math.max(...chances.filter((_, at) => at !== STEADY && at !== SPEECH));
    return { kind, place, confidence: Math.max(...chances), alarm: odd >= STANDS_OUT };
  });
  const sound = named.filter(({ kind }) => kind === STEADY);
  const share = (holds: number, of: number) => holds / Math.max(1, of);
  return {
    top1: share(named.filter(({ place }) => place === 0).length, named.length),
    top3: share(named.filter(({ place }) => place < 3).length, named.length),
    calibration: calibrationError(named.map(toldOf)),
    falseAlarms: share(sound.filter(({ alarm }) => alarm).length, sound.length),
  };
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A line for each kind: how often it was named, and what it was most often taken for. */
export function confusions(forest: Forest, examples: readonly Example[]): string {
  const lines = KINDS.map((kind, at) => {
    const own = examples.filter((example) => example.kind === at);
    const taken = new Map<string, number>();
    for (const { values } of own) {
      const chances = chancesBy(forest, values);
      const name = KINDS[chances.indexOf(Math.max(...chances))] as string;
      taken.set(name, (taken.get(name) ?? 0) + 1);
    }
    const others = [...taken]
      .filter(([name]) => name !== kind)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 3);
    return `| ${kind} | ${percent((taken.get(kind) ?? 0) / Math.max(1, own.length))} | ${others.map(([name, count]) => `${name} ${percent(count / own.length)}`).join(', ')} |`;
  });
  return ['| kind | named | else taken for |', '| --- | --- | --- |', ...lines].join('\n');
}
