/** May the car be driven? Fixed rules first; then the likeliest faults. No chance and no model lifts a red flag. */
import { DRIVES, type Drive, type Fault, type Knowledge, type RedFlag } from '../knowledge.ts';

export interface Verdict {
  drive: Drive;
  why: string;
  /** The rule that set it, if one did. */
  rule?: string | undefined;
}

const worse = (a: Drive, b: Drive): boolean => DRIVES.indexOf(a) > DRIVES.indexOf(b);

/** The worst rule that the present signs set off. */
export function redFlag(rules: Record<string, RedFlag>, present: ReadonlySet<string>): Verdict | undefined {
  let found: Verdict | undefined;
  for (const [rule, flag] of Object.entries(rules)) {
    const goesOff =
      flag.any.some((sign) => present.has(sign)) &&
      (flag.with.length === 0 || flag.with.some((sign) => present.has(sign))) &&
      !flag.unless.some((sign) => present.has(sign));
    if (goesOff && (!found || worse(flag.drive, found.drive))) found = { drive: flag.drive, why: flag.why, rule };
  }
  return found;
}

/** Chance from which a worse fault than the likeliest one is taken into account. */
const WORTH_FEARING = 0.2;
/** Chance from which "stop" is said without a rule having said so. */
const SURE_ENOUGH_TO_STOP = 0.5;

/** The verdict over all results, likeliest first. */
export function verdictOf(
  knowledge: Knowledge,
  present: ReadonlySet<string>,
  results: readonly { fault: string; chance: number }[],
): Verdict {
  const flag = redFlag(knowledge.redFlags, present);
  let verdict: Verdict = { drive: 'ok', why: 'Nothing you told us speaks against driving, but keep an eye on it.' };
  for (const [at, { fault, chance }] of results.entries()) {
    if (at > 0 && chance < WORTH_FEARING) continue;
    const { drive, drive_why } = knowledge.faults[fault] as Fault;
    const held: Drive = drive === 'stop' && chance < SURE_ENOUGH_TO_STOP ? 'short-trips' : drive;
    if (at === 0 || worse(held, verdict.drive)) verdict = { drive: held, why: drive_why };
  }
  return flag && !worse(verdict.drive, flag.drive) ? flag : verdict;
}
