/** A question about upkeep or cost is no fault, unless it tells of one: "how much is a clutch, mine slips". */
import type { Finding } from './rank.ts';
import type { Tables } from './tables.ts';

/** The entry for what tells of no fault. */
export const NO_FAULT_TOLD = 'engine/no-fault-told';
/** The most that remains of it where something is told after all. */
const DESPITE_A_FAULT = 0.02;

/**
 * Words by which owners tell that something is not right, whatever part it is. Caution needs less proof than ease: one of them is enough,
 * and only a "no" right before it takes it away.
 */
const FAILING =
  /(?<!\b(?:no|not|any|never|without|nothing|or|nor)\s)\b(?:leak|drop(?:s|ping)|slip|loose|wobbl|knock|clunk|clonk|grind|squeal|squeak|rattl|whin|whistl|hum(?:s|ming)|judder|shudder|shak|vibrat|smok|smell|stink|stuck|broke|snap|crack|split|burst|seiz|fail|fault|overheat|boil|misfir|stall|die[sd]?\b|dying|cut(?:s|ting)? out|go(?:es|ing|ne)? (?:to the floor|soft|hard|down|flat|off)|low\b|hot\b|worn|play\b|cords?\b|bald|hard to|won'?t|doesn'?t|does not|can'?t|cannot|isn'?t working|not working|stopped|lost|keeps?\b|light(?:'?s| is| has)? (?:on|come)|warning|flashing|worse|rub(?:s|bing)|lock(?:s|ed|ing) up|kangaroo|jerk|lurch|noise|noisy|drain(?:s|ing|ed)|flat\b)/i;

/** Whether something that is not right is told, or heard beside the question itself. */
export const tellsOfFault = (
  words: string,
  findings: readonly Finding[],
  signsOfNone: Readonly<Record<string, string>>,
): boolean =>
  FAILING.test(words) ||
  findings.some(
    ({ sign, present, told, sure }) =>
      present && (!told || sure >= 0.5) && !(sign in signsOfNone && signsOfNone[sign] !== 'never') && !isHistory(sign),
  );

/** What was done or when it is: no trouble by itself. */
const isHistory = (sign: string): boolean =>
  /^(after|when|renewed|since)-|-replaced$|-old$|^short-journeys$|^left-standing$/.test(sign);

/** The chances where something is told: that nothing is, is nearly out of the question, however sure the words sounded. */
export function withoutNoFault(tables: Tables, chances: Float64Array): Float64Array {
  const at = tables.faults.indexOf(NO_FAULT_TOLD);
  const its = at < 0 ? 0 : (chances[at] as number);
  if (its <= DESPITE_A_FAULT) return chances;
  const times = (1 - DESPITE_A_FAULT) / Math.max(1 - its, Number.MIN_VALUE);
  return chances.map((chance, place) => (place === at ? DESPITE_A_FAULT : chance * times));
}
