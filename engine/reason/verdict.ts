/** May the car be driven? Fixed rules first; then the likeliest faults and how the words sound, whichever is graver. Nothing lifts a red flag. */
import { DRIVES, type Drive, type Fault, type Knowledge, type RedFlag } from '../knowledge.ts';
import { midSentence, withoutAside } from '../words/mid-sentence.ts';

export interface Verdict {
  drive: Drive;
  why: string;
  /** The rule that set it, if one did. */
  rule?: string | undefined;
  /** It goes nowhere by itself, so "gently to a garage" would be no advice. */
  stranded?: true;
  /** It is the charging that must stop, not the driving. */
  charging?: true;
}

const worse = (a: Drive, b: Drive): boolean => DRIVES.indexOf(a) > DRIVES.indexOf(b);

/** A sign that is there: how sure it is, 0–1, and whether it only follows from another. */
interface There {
  sure: number;
  implied: boolean;
}

/** The signs that are there. All of them set rules off; calling one off takes more. */
export type Present = ReadonlyMap<string, There>;

/** Words call a red flag off only where they are more likely meant than not. */
const SURE_ENOUGH = 0.5;

/** The worst rule that the present signs set off. */
export function redFlag(rules: Record<string, RedFlag>, present: Present): Verdict | undefined {
  let found: Verdict | undefined;
  for (const [rule, flag] of Object.entries(rules)) {
    const goesOff =
      flag.any.some((sign) => setsOff(present, sign, flag.unless)) &&
      (flag.with.length === 0 || flag.with.some((sign) => present.has(sign)));
    if (goesOff && (!found || worse(flag.drive, found.drive)))
      found = { drive: flag.drive, why: flag.why, rule, ...(flag.of === 'charging' && { charging: true }) };
  }
  return found;
}

/** What follows from a special case is no surer than that: "overheats in traffic" speaks of no other overheating. */
function setsOff(present: Present, sign: string, unless: readonly string[]): boolean {
  const there = present.get(sign);
  if (!there) return false;
  return !unless.some((other) => {
    const sure = present.get(other)?.sure ?? 0;
    return sure >= SURE_ENOUGH || (there.implied && sure >= there.sure && present.has(other));
  });
}

/** How much of the chance must lie on faults at least this bad before it is said. Caution needs less proof than ease. */
const ENOUGH: Record<Exclude<Drive, 'ok'>, number> = { stop: 0.5, 'short-trips': 0.35, soon: 0.2 };

/** Beside what is most likely harmless, booking it in takes at least this share of the chance of that. */
const BESIDE_HARMLESS = 0.5;

/** Below this chance no single fault is the reason of a verdict: what it may be counts together. */
const LEAST_REASON = 0.1;

const TOGETHER: Record<Exclude<Drive, 'ok'>, string> = {
  stop: 'Several of the things that it may be are dangerous to drive with.',
  'short-trips': 'Several of the things that it may be can leave you stranded or do harm on a longer drive.',
  soon: 'Several of the things that it may be get worse if they are left.',
};

const NOTHING_AGAINST = 'Nothing you told us speaks against driving, but keep an eye on it.';

/** How dangerous words must sound (words/danger.ts) to count. Caution needs less proof than ease. */
const SOUNDS: Record<'stop' | 'short-trips', number> = { stop: 0.4, 'short-trips': 0.25 };

const SOUNDS_WHY: Record<'stop' | 'short-trips', string> = {
  stop: "This sounds dangerous: don't drive it until somebody has looked.",
  'short-trips':
    'This may be dangerous. If it touches brakes, steering, wheels, fuel or heat, have it looked at before you drive.',
};

const STRANDED_WHY = 'Have a mechanic come to it, or have it recovered.';

/** The verdict over all results, likeliest first. `danger` says how dangerous the words sound, 0–1. */
export function verdictOf(
  knowledge: Pick<Knowledge, 'faults' | 'redFlags' | 'stranded'>,
  present: Present,
  results: readonly { fault: string; chance: number }[],
  danger = 0,
): Verdict {
  const verdict = gravest(knowledge, present, results, danger);
  if (verdict.drive === 'stop' || !isStranded(knowledge.stranded, present)) return verdict;
  return { ...verdict, why: STRANDED_WHY, stranded: true };
}

/** Only what is more likely meant than not says that it stands; what may say that it goes at times is enough to say so. */
const isStranded = ({ any, unless }: Knowledge['stranded'], present: Present): boolean =>
  any.some((sign) => (present.get(sign)?.sure ?? 0) >= SURE_ENOUGH) && !unless.some((sign) => present.has(sign));

function gravest(
  knowledge: Pick<Knowledge, 'faults' | 'redFlags'>,
  present: Present,
  results: readonly { fault: string; chance: number }[],
  danger: number,
): Verdict {
  const verdict = likeliestVerdict(knowledge, results);
  const sounds = soundsLike(danger);
  const told = sounds && worse(sounds.drive, verdict.drive) ? sounds : verdict;
  const flag = redFlag(knowledge.redFlags, present);
  return flag && !worse(told.drive, flag.drive) ? flag : told;
}

function soundsLike(danger: number): Verdict | undefined {
  const drive = (['stop', 'short-trips'] as const).find((level) => danger >= SOUNDS[level]);
  return drive && { drive, why: SOUNDS_WHY[drive] };
}

function likeliestVerdict(
  { faults }: Pick<Knowledge, 'faults'>,
  results: readonly { fault: string; chance: number }[],
): Verdict {
  const told = results.map(({ fault, chance }) => ({ chance, ...(faults[fault] as Fault) }));
  const harmless = told[0]?.drive === 'ok' ? told[0].chance : 0;
  const enough = { ...ENOUGH, soon: Math.max(ENOUGH.soon, BESIDE_HARMLESS * harmless) };
  for (const level of ['stop', 'short-trips', 'soon'] as const) {
    const asBad = told.filter(({ drive }) => !worse(level, drive));
    const chance = asBad.reduce((sum, one) => sum + one.chance, 0);
    const named = asBad[0];
    if (named && chance >= enough[level]) return { drive: level, why: reasonOf(named, named === told[0], level) };
  }
  // The reason of a worse fault, too unlikely to count, would speak against the verdict that it stands beside.
  return { drive: 'ok', why: told[0]?.drive === 'ok' ? told[0].drive_why : NOTHING_AGAINST };
}

/** A reason that is not that of the likeliest fault says whose it is; one too unlikely to be a reason alone is not named. */
function reasonOf(
  { name, drive_why, chance }: Pick<Fault, 'name' | 'drive_why'> & { chance: number },
  isFirst: boolean,
  level: Exclude<Drive, 'ok'>,
): string {
  if (isFirst) return drive_why;
  return chance < LEAST_REASON
    ? TOGETHER[level]
    : `Possibly ${midSentence(withoutAside(name))}: ${midSentence(drive_why)}`;
}
