/** A question about upkeep or cost is no fault, unless it tells of one: "how much is a clutch, mine slips". */
import type { Knowledge } from '../knowledge.ts';
import type { Finding } from './rank.ts';
import type { Tables } from './tables.ts';

/** The entry for a question about upkeep or cost. */
const NO_FAULT_TOLD = 'engine/no-fault-told';
/** The most that remains of it where something is told after all. */
const DESPITE_A_FAULT = 0.02;

/**
 * Words by which owners tell that something is not right, whatever part it is. Caution needs less proof than ease: one of them is enough,
 * and only a "no" right before it takes it away.
 */
const FAILING =
  /(?<!\b(?:no|not|any|never|without|nothing|or|nor)\s)\b(?:leak|drop(?:s|ping)|slip|loose|wobbl|knock|clunk|clonk|grind|squeal|squeak|rattl|whin|whistl|hum(?:s|ming)|judder|shudder|shak|vibrat|smok|smell|stink|stuck|broke|snap|crack|split|burst|seiz|fail|fault|overheat|boil|misfir|stall|die[sd]?\b|dying|cut(?:s|ting)? out|go(?:es|ing|ne)? (?:to the floor|soft|hard|down|flat|off)|low\b|hot\b|worn|play\b|cords?\b|bald|hard to|won'?t|doesn'?t|does not|can'?t|cannot|isn'?t working|not working|stopped|lost|keeps?\b|light(?:'?s| is| has)? (?:on|come)|warning|flashing|worse|rub(?:s|bing)|lock(?:s|ed|ing) up|kangaroo|jerk|lurch|noise|noisy|drain(?:s|ing|ed)|flat\b)/i;

/** What was done or when it is: no trouble by itself. */
const isHistory = (sign: string): boolean =>
  /^(after|when|renewed|since)-|-replaced$|-old$|^short-journeys$|^left-standing$/.test(sign);

/** Whether a sign is heard that a fault's own file does not name, or names to say that it speaks against it. */
const hearsMore = (findings: readonly Finding[], own: Readonly<Record<string, string>>): boolean =>
  findings.some(
    ({ sign, present, told, sure }) =>
      present && (!told || sure >= 0.5) && !(sign in own && own[sign] !== 'never') && !isHistory(sign),
  );

/**
 * Entries for a text that tells of no fault: a question about upkeep or cost, a quote that is doubted, a test sheet that nobody has read out.
 * In the last two words like "worn" are the garage's and not the owner's, so only what is heard counts.
 */
const TELLS_OF_NONE: Readonly<Record<string, (words: string) => boolean>> = {
  [NO_FAULT_TOLD]: (words) => FAILING.test(words),
  'engine/garage-quote-doubted': () => false,
  'engine/mot-sheet-wanted': () => false,
  'engine/mot-run-out': () => false,
};

/** The chances where something is told: that nothing is, is nearly out of the question, however sure the words sounded. */
export function withoutNoFault(
  { faults }: Pick<Knowledge, 'faults'>,
  tables: Pick<Tables, 'at'>,
  chances: Float64Array,
  { words, findings }: { words: string; findings: readonly Finding[] },
): Float64Array {
  return Object.entries(TELLS_OF_NONE).reduce((left, [id, isTold]) => {
    const at = tables.at.get(id);
    const fault = faults[id];
    if (at === undefined || !fault || !(isTold(words) || hearsMore(findings, fault.signs))) return left;
    return withAtMost(left, at, DESPITE_A_FAULT);
  }, chances);
}

/** No more for one of them than this, the rest for the others. */
function withAtMost(chances: Float64Array, at: number, most: number): Float64Array {
  const its = chances[at] as number;
  if (its <= most) return chances;
  const times = (1 - most) / Math.max(1 - its, Number.MIN_VALUE);
  return chances.map((chance, place) => (place === at ? most : chance * times));
}
