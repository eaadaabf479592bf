/** What a single message asks for, whatever was said before. */
import { namedCar } from '#contract/named-car.ts';
import { findJobs } from '#engine/jobs/find-jobs.ts';
import { gateOn } from '#engine/jobs/gates.ts';
import { understand } from '#engine/mind.ts';
import { findFamilies } from '#engine/parts/find-families.ts';
import type { Ground } from './ground.ts';

export type Follow = 'why' | 'confirm' | 'others' | 'ignored' | 'myself' | 'needed';

export type Ask =
  | { kind: 'hello' | 'thanks' | 'help' | 'which-car' | 'drive' | 'cost' | 'tell' | 'other' }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'lamps'; lamps: string[] }
  | { kind: 'how-to'; job: string }
  | { kind: 'gated'; why: string }
  | { kind: 'price'; job?: string | undefined; part?: string | undefined }
  | { kind: 'part'; part: string }
  | { kind: 'follow'; follow: Follow };

const HELLO = /^\s*(hi|hello|hey|hiya|good (morning|afternoon|evening)|alright)\b[\s\w,!.]{0,20}$/i;
const THANKS =
  /^\s*(thanks|thank you|cheers|ta|great|perfect|brilliant|lovely|ok(ay)?|got it|bye|goodbye)\b[\s\w,!.]{0,40}$/i;
const HELP =
  /\b(what can you (do|help)|who are you|what are you|are you (a )?(human|robot|real|bot|ai|person)|how do you work|help me use)\b|^\s*help\W*$/i;
const WHICH_CAR = /\b(which|what) car (do|are|did) (you|we)\b|\bwhich of my cars\b|\bdo you know (my|what) car\b/i;
const COST =
  /\b(how much|costs?|price[ds]?|pricey|expensive|charge|quote[ds]?|set me back|pay for|what would (it|that) be|cheap(er)?)\b|£/i;
const DRIVE =
  /\b(safe|ok(ay)?|alright|fine|dangerous|legal) (to|for me to) (drive|keep driving|use|carry on)|\b(can|could|should|may) (i|we) (still |safely |just )?(drive|keep driving|carry on|use it|risk)|\b(keep|carry on|continue) driving\b|\bdrive (it )?(home|to work|to (a|the) garage)\b|\bhow far can i\b|\b(is it|is this|is that) (safe|dangerous)\b|\bdriv(e|ing) like this\b/i;
const HOW_TO =
  /\bhow (do|can|would|should) (i|you|we)\b|\bhow to\b|\bhow (is|are) .{3,40} (changed|replaced|fitted|done)\b|\b(guide|tutorial|steps|instructions) (to|for|on)\b|\bshow me how\b|\bhelp me (change|replace|fit|check|bleed|top)\b|\bi want to (change|replace|fit|swap|bleed|top)\b/i;
const PART =
  /\bwhat(’s|'s| is| are| does| do)\b.{0,60}\b(do|for|mean|about)\b|\bwhat(’s|'s| is| are) (a|an|the|my)\b|\bwhat does (a|an|the|my)\b|\bpurpose of\b|\bexplain (a|an|the|what)\b/i;
const FOLLOWS: [Follow, RegExp][] = [
  [
    'why',
    /^\s*(but )?why\b|\bare you sure\b|\bhow (sure|certain|confident)\b|\bwhy do you (think|say)\b|\bhow do you know\b/i,
  ],
  [
    'confirm',
    /\bhow (can|do|could|should) (i|we) (check|tell|be sure|make sure|test|confirm|know)\b|\bwhat should i (check|look)\b/i,
  ],
  [
    'others',
    /\b(what|anything) else (could|might|can) it be\b|\bother (causes|possibilities)\b|\bcould it be (something|anything) else\b/i,
  ],
  [
    'ignored',
    /\b(ignore|leave) (it|this|that)\b|\bif i (don'?t|do not|keep)\b|\bcan it wait\b|\bhow (long|urgent|soon)\b|\bwhat happens if\b/i,
  ],
  [
    'myself',
    /\b(myself|diy|do it at home|do i need a (garage|mechanic)|fix (it|this|that) (myself|at home)|how (do|can) i (fix|mend|repair|sort) (it|this|that))\b/i,
  ],
  ['needed', /\b(what|which) parts?\b.*\b(need|buy|required?)\b|\bparts? (do i|will i) need\b/i],
];

/** Words that only talk about cars and their troubles have. */
const CAR_TALK =
  /\b(car|van|motor|engine|brak(e|es|ing)|clutch|gear(s|box|stick)?|wheels?|tyres?|tires?|steer(ing)?|suspension|exhaust|batter(y|ies)|alternator|starter|oil|coolant|radiator|heater|air ?con|fuel|petrol|diesel|turbo|dpf|egr|adblue|lights?|lamps?|dash(board)?|bonnet|boot|window|wipers?|headlights?|pedal|mot|mileage|idle|idling|revs?|stall(s|ed|ing)?|misfir\w+|judder\w*|shudder\w*|vibrat\w+|squeal\w*|squeak\w*|grind\w*|knock\w*|clunk\w*|clonk\w*|rattl\w+|tick(s|ing)?|whin(e|es|ing)|hum(s|ming)?|hiss\w*|leak\w*|smok(e|es|ing|y)|smell\w*|overheat\w*|(won|doesn|didn|can)[’']?t (start|go|turn over)|start(s|ed|ing)? (up|it|cold|first)|jump.?start\w*|pull(s|ing)? (to|left|right)|puncture|flat tyre|accelerat\w+|driving|key ?fob|seat ?belt|aerial|radiator|bumper|noise|dead)\b/i;
/** Without a car in it, this is talk about something else. */
const ELSEWHERE =
  /\b(weather|recipe|cook|football|president|prime minister|capital of|joke|poem|song|story|homework|translate|stock|bitcoin|film|movie|holiday|python|javascript|code (me|a|in)|ignore (all|your|the|previous)|system prompt|instructions? (above|before)|pretend|roleplay|act as)\b/i;

const MEANT = 0.62;

/** The job that a message means, leaving out the words of asking. */
function jobIn({ jobs }: Ground, text: string): { job: string; covered: number } | undefined {
  const car = namedCar(text);
  const topic = text.replace(
    /\b(how much|costs?|price[ds]?|would|will|does|is it|going to|roughly|typically|usually|expensive|quote[ds]?|charge[ds]?|garage|mechanic|pay|for|me|my|new|to have|had|done|average|uk|fair|right|set|back|think|car|safe(ly)?|hard|difficult|easy|should|long|take)\b|£\d*/gi,
    ' ',
  );
  return findJobs(jobs, topic, `${car.make ?? ''} ${car.model ?? ''} vw`)[0];
}

export function askOf(ground: Ground, text: string, hasCase: boolean): Ask {
  const { codes, heard, words } = understand(ground.mind, text);
  if (ELSEWHERE.test(text) && codes.length === 0 && heard.length < 2) return { kind: 'other' };
  if (HELLO.test(text) && heard.length === 0) return { kind: 'hello' };
  if (THANKS.test(text) && heard.length === 0) return { kind: 'thanks' };
  if (HELP.test(text)) return { kind: 'help' };
  if (WHICH_CAR.test(text)) return { kind: 'which-car' };
  if (codes.length > 0) return { kind: 'codes', codes };
  if (DRIVE.test(text)) return { kind: 'drive' };
  const follow = hasCase ? FOLLOWS.find(([, words]) => words.test(text))?.[0] : undefined;
  const job = jobIn(ground, text);
  const meant = job !== undefined && job.covered >= MEANT ? job.job : undefined;
  if (COST.test(text)) {
    const families = findFamilies(
      ground.parts,
      text.replace(COST, ' ').replace(/\b(how much|for|a|new|set of)\b/gi, ' '),
    );
    const needed = new Set(
      (meant ? (ground.mind.knowledge.jobs[meant]?.parts ?? []) : []).map((one) =>
        typeof one === 'string' ? one : one.part,
      ),
    );
    const part = families.find((family) => needed.has(family)) ?? families[0];
    return (meant || part) && !(hasCase && /\b(it|that|this)\b/i.test(text) && !meant)
      ? { kind: 'price', job: meant, part }
      : { kind: 'cost' };
  }
  if (HOW_TO.test(text) && !(follow && !meant)) {
    const why = gateOn(text);
    if (why) return { kind: 'gated', why };
    if (meant) return { kind: 'how-to', job: meant };
  }
  if (follow) return { kind: 'follow', follow };
  const lamps = lampsIn(ground, text);
  if (lamps.length > 0 && (heard.every(({ sign }) => sign.startsWith('lamp-')) || /\b(mean|what)\b/i.test(text)))
    return { kind: 'lamps', lamps };
  if (PART.test(text) && !/\b(wrong|problem|matter|happening|noise|issue|fault)\b/i.test(text)) {
    const part = findFamilies(ground.parts, text.replace(PART_WORDS, ' '))[0];
    if (part) return { kind: 'part', part };
  }
  const carTalk = CAR_TALK.test(text);
  if ((carTalk && words > 0) || heard.length >= 2 || (hasCase && heard.length > 0)) return { kind: 'tell' };
  return { kind: 'other' };
}

const PART_WORDS =
  /\b(what|does|do|is|are|the|a|an|my|for|about|explain|purpose|of|in|car|actually|mean|it|s)\b|[’'?]/gi;

const LAMP_TALK = /\b(light|lamp|symbol|warning|dash(board)?|icon)\b/i;

function lampsIn({ mind, lamps }: Ground, text: string): string[] {
  if (!LAMP_TALK.test(text)) return [];
  const heard = new Set(
    understand(mind, text)
      .heard.filter(({ present }) => present)
      .map(({ sign }) => sign),
  );
  const bySign = Object.entries(mind.knowledge.lamps)
    .filter(([, { sign, flashing, red }]) => [sign, flashing, red].some((one) => one !== undefined && heard.has(one)))
    .map(([id]) => id);
  const byName = lamps.filter(({ words }) => words.test(text)).map(({ id }) => id);
  return [...new Set([...byName, ...bySign])].slice(0, 2);
}
