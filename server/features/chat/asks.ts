/** What a single message asks for, whatever was said before. */
import { namedCar } from '#contract/named-car.ts';
import { findJobs } from '#engine/jobs/find-jobs.ts';
import { gateOn } from '#engine/jobs/gates.ts';
import { understand } from '#engine/mind.ts';
import { findFamilies, wordsOf } from '#engine/parts/find-families.ts';
import { type Follow, followIn } from './follows.ts';
import type { Ground } from './ground.ts';
import { type Talked, talkIn } from './talk.ts';
import { onlyNames } from './which-car.ts';

export type Ask =
  | { kind: 'which-car' | 'car' | 'drive' | 'cost' | 'tell' | 'unclear' | 'other' | 'opinion' | 'general' }
  | { kind: 'talk'; talked: Talked }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'lamps'; lamps: string[] }
  | { kind: 'how-to'; job: string }
  | { kind: 'gated'; why: string; job?: string | undefined }
  | { kind: 'price'; job?: string | undefined; part?: string | undefined; quoted?: number | undefined }
  | { kind: 'part'; part: string }
  | { kind: 'follow'; follow: Follow };

const WHICH_CAR =
  /\b(which|what) (one|car|of them) (do|are|did|have|you|i|am)\b.{0,30}|\bwhich of my cars\b|\bdo you know (my|what|which) car\b/i;
const COST =
  /\b(how much|(much|mcuh|muhc|mcu) f(o)?r|costs?|price[ds]?|pricey|expensive|charge|quote[ds]?|set (me|us|it) back|pay for|what would (it|that) be|cheap(er|est)?|quid|what'?s fair|rip.?off|fitted\W*$|labour)\b|£|^(is it |that )?dear\W*$/i;
const DRIVE =
  /\b(safe|ok(ay)?|alright|fine|dangerous|legal) (to|for me to) (drive|keep driving|use|carry on)|\b(can|could|should|may|cant) (i|we) (still |safely |just |even |i )*(drive|keep driving|carry on|use it|risk|get (home|there|it home))|\b(keep|carry on|continue) driving\b|\bdrive (it )?(home|to work|to (a|the) garage|like that|on it)\b|\bhow far can i\b|\b(is it|is this|is that|safe|still) (safe|dangerous)\b|\bdriv(e|ing) like this\b|\bok to (use|drive)\b|\band drive\b|\b(mile|hour|long) (trip|journey|drive)\b|\b(only|just) \d+ miles?\b|\bok is it\b|\bswitch it on\b|\b(is it|it'?s|they'?re|theyre|its) (ok|fine|alright|free|stopped|safe|dry)( now| again)\b|^safe\b/i;
const HOW_TO =
  /\bhow (do|can|would|should) (i|you|we|u)\b|\bhow (to|2)\b|\bhow (is|are) .{3,40} (changed|replaced|fitted|done)\b|\b(guide|tutorial|steps|instructions) (to|for|on)\b|\bshow me how\b|\b(teach|help) me (to )?(change|replace|fit|check|bleed|top)\b|\bi want to (change|replace|fit|swap|bleed|top)\b/i;
const DOING =
  /\b(how|want to|wanna|can i|could i|let me|gonna|going to|trying to|need to|i'?ll) .*\b(take|remove|change|replace|fit|open|compress|undo|swap|delete|disconnect|drop|rebuild|do|refill|regas)\b|\bhow (do|to|2)\b/i;
const PART =
  /\b(what|wot|whats|wots)\b.{0,60}\b(do|does|for|mean|about)\b|\bwh?[ao]t(’s|'s|s| is| are) (a|an|the|my)\b|\bpurpose of\b|\bexplain (a|an|the|what)\b/i;
const OPINION = /\bi (think|reckon|guess|bet) (it'?s|its|it is|that'?s)\b/i;
/** What makes a question a complaint: "why won't it start?" */
const TROUBLE =
  /\b(why|wrong|problem|matter|won'?t|can'?t|cannot|doesn'?t|not working|stopp?ed|broken?|noise|smell|leak\w*|fault|happening|causing|cause)\b/i;
const PRESSES = /\b(but|though|come on|please|already|i'?ve|ive|i have|trained|got (the|a))\b/i;
/** Says more of the lamp in hand, and nothing of the car. */
const isOfLamp = (text: string, telling: number): boolean =>
  (telling === 0 && (QUIET.test(text) || /\b(steady|normal|fine|ok|nothing|stays?)\b/i.test(text))) ||
  FLICKERS.test(text);
const FLICKERS = /\b(it|light|lamp) (just |only )?(flickers?|flash(es|ing)|blinks?|comes and goes)\b/i;
const QUIET = /^\W*(so|just|only|ok|right|is it|does it|how long|nothing|will it)\b/i;
const QUESTION =
  /\?\s*$|^\W*(so |and |but |ok |then )*(what|why|how|who|where|when|which|do|does|is|are|can|could|should|shall|would|will|did|have|has)\b/i;

/** Words that only talk about cars and their troubles have. */
const CAR_TALK =
  /\b(car|van|motor|engine|brak(e|es|ing)|hand ?brake|kerb|pothole|clutch|gear(s|box|stick)?|wheels?|tyres?|tires?|steer(ing)?|suspension|exhaust|batter(y|ies)|alternator|starter|oil|coolant|radiator|heater|air ?con|a\/c|fuel|petrol|diesel|turbo|dpf|egr|adblue|lights?|lamps?|indicators?|dash(board)?|bonnet|boot|window|wipers?|headlights?|pedal|mot|mileage|idle|idling|tick ?over|revs?|rev(v)?ing|stall(s|ed|ing)?|misfir\w+|judder\w*|shudder\w*|vibrat\w+|squeal\w*|squeak\w*|screech\w*|grind\w*|knock\w*|clunk\w*|clonk\w*|rattl\w+|tick(s|ing)?|whin(e|es|ing)|hum(s|ming)?|hiss\w*|leak\w*|smok(e|es|ing|y|in)|smell\w*|stinks?|overheat\w*|cooling|locking|charg(e|es|ing)|(won|doesn|didn|can|wo|do)[’']?n?t (start|go|turn over|charge|open|close|lock)|clicks?|clicking|start(s|ed|ing)? (up|it|cold|first)|jump.?start\w*|pull(s|ing)? (to|left|right)|puncture|accelerat\w+|driving|drives?|key ?fob|seat ?belts?|aerial|bumper|noises?|dead)\b/i;
/** Without a car in it, this is talk about something else. */
const ELSEWHERE =
  /\b(weather|recipe|cook|football|president|prime minister|capital of|joke|poem|song|story|homework|translate|stock market|bitcoin|film|movie|holiday|python|javascript|code (me|a|in)|meaning of life|pizza|brexit|election|god|politics)\b|<script/i;
const AMOUNT = /£\s?(\d[\d,]*)|\b(\d{2,5}) ?(quid|pounds?|gbp)\b/i;
/** A job's words among those of asking what it costs. */
const ASIDES =
  /\b(how much|much|f(o)?r|costs?|price[ds]?|would|will|does|is it|going to|roughly|typically|usually|expensive|quote[ds]?|charge[ds]?|garage|mechanic|pay|said|that|this|for|me|my|new|to have|had|done|average|uk|fair|right|set|back|think|car|safe(ly)?|hard|difficult|easy|should|long|take|quid|rip off|wants?|says?|cheapest way|fix|haha|sorry|ok|joking|show|teach|guide|there|a|an|the|of|on|can|u|you|i|we|talking|looking at|mate|teach|im|just|passed|want|need|wot|what|whats|own|myself)\b|£\s?[\d,]*|\b\d+ ?(quid|pounds)\b|\b\d\.\d\b|\b(19|20)\d\d\b|\b(tsi|tdi|cdti|tdci|hdi|dci|crdi|vtec|gti|dsg)\b/gi;
/** Asking for work rather than telling a trouble. */
const WORK = /\b(replac\w+|new|chang\w+|fit(ted|ting)?|for (a|an)|cost of|price (of|for)|much (is|are|for|fr))\b/i;

const MEANT = 0.62;

/** The job that a message means, leaving out the words of asking. */
function jobIn({ jobs }: Ground, text: string): string | undefined {
  const car = namedCar(text);
  const found = findJobs(jobs, text.replace(ASIDES, ' '), `${car.make ?? ''} ${car.model ?? ''} vw`)[0];
  return found !== undefined && found.covered >= MEANT ? found.job : undefined;
}

function partIn({ parts }: Ground, text: string): string[] {
  const car = namedCar(text);
  // A short word that no part has is a slip of the finger, not a name.
  const worth = (word: string) => word.length > 4 || wordsOf(word).some((stem) => parts.weights.has(stem));
  return findFamilies(
    parts,
    text.replace(ASIDES, ' ').replace(PART_WORDS, ' ').split(/\s+/).filter(worth).join(' '),
    `${car.make ?? ''} ${car.model ?? ''}`,
  );
}

export function askOf(ground: Ground, said: string, hasCase: boolean, about?: string): Ask {
  const text = said.replace(/\bad[ -]blue\b/gi, 'AdBlue');
  const { codes, heard, words } = understand(ground.mind, text);
  const talked = talkIn(ground.talk, text, about?.startsWith('talk:') ? about.slice(5) : undefined);
  if (talked?.talk.urgent || talked?.talk.firm || talked?.more !== undefined) return { kind: 'talk', talked };
  const [kind, id] = inHand(about);
  const danger = heard.some(({ sign, present }) => present && ground.dangers.has(sign));
  const job = jobIn(ground, text);
  const amount = AMOUNT.exec(text);
  if (amount && job && codes.length === 0)
    return { kind: 'price', job, quoted: Number((amount[1] ?? amount[2] ?? '').replaceAll(',', '')) };
  const telling = heard.filter(({ sign }) => !sign.startsWith('lamp-')).length;
  if (talked && !danger && (talked.worth >= 3 || telling === 0) && (!HOW_TO.test(text) || !job || talked.worth >= 3))
    return { kind: 'talk', talked };
  // Whoever is hurt is not asked about the car.
  if (kind === 'talk' && ground.mind.knowledge.talk[id]?.again && !danger && telling < 2) return { kind: 'other' };
  const pressed = kind === 'gated' && PRESSES.test(text) && telling < 2;
  if (pressed)
    return {
      kind: 'gated',
      why: 'However well you are equipped, a slip there injures or kills, so it stays a job for a garage.',
      job: id || undefined,
    };
  if (ELSEWHERE.test(text) && codes.length === 0 && heard.length < 2) return { kind: 'other' };
  if (codes.length > 0) return { kind: 'codes', codes };
  const odd = /\bcodes?\b.*?\b([pbcu]\d?[a-z0-9]{3,4})\b/i.exec(text)?.[1];
  if (odd && /\d/.test(odd)) return { kind: 'codes', codes: [odd.toUpperCase()] };
  if (WHICH_CAR.test(text) && telling === 0) return { kind: 'which-car' };
  const why = DOING.test(text) ? gateOn(text) : undefined;
  if (why) return { kind: 'gated', why, job };
  if (DRIVE.test(text)) return { kind: 'drive' };
  const follow = hasCase || about !== undefined ? followIn(text) : undefined;
  if (follow === 'dear' || follow === 'worth' || follow === 'first-check' || follow === 'opinion')
    return { kind: 'follow', follow };
  if (COST.test(text)) return costAsk(ground, text, { hasCase, about, job, telling });
  if (HOW_TO.test(text) && job && !(follow && telling === 0 && words < 3)) return { kind: 'how-to', job };
  if (follow && telling === 0) return { kind: 'follow', follow };
  if (kind === 'lamp' && !danger && isOfLamp(text, telling) && lampsIn(ground, text).every((lamp) => lamp === id))
    return { kind: 'follow', follow: FLICKERS.test(text) ? 'flashing' : 'lamp' };
  const lamps = danger && !/\b(mean|what)\b/i.test(text) ? [] : lampsIn(ground, text);
  const described = telling <= 2 && !hasCase && !JUNCTION.test(text) && COLOURED.test(text);
  if (lamps.length > 0 && (telling === 0 || described || /\b(mean|what)\b/i.test(text)))
    return { kind: 'lamps', lamps };
  if (PART.test(text) && !/\b(wrong|problem|matter|happening|noise|issue|fault)\b/i.test(text)) {
    const part = partIn(ground, text)[0];
    if (part) return { kind: 'part', part };
  }
  if (kind === 'part' && text.trim().split(/\s+/).length <= 4) {
    const part = partIn(ground, text)[0];
    if (part && part !== id) return { kind: 'part', part };
  }
  const other = counterpart(ground, text, about);
  if (other) return other;
  if (follow) return { kind: 'follow', follow };
  if (onlyNames(text)) return { kind: 'car' };
  if (OPINION.test(text) && !hasCase && heard.length < 2) return { kind: 'opinion' };
  return isTelling(ground, text, heard.length, words, hasCase);
}

function isTelling(ground: Ground, text: string, heard: number, words: number, hasCase: boolean): Ask {
  const known = wordsOf(text).filter((word) => ground.carWords.has(word)).length;
  const ofCars = CAR_TALK.test(text) || namedCar(text).make !== undefined || heard >= 2 || known >= 2;
  if (hasCase) {
    const asking = QUESTION.test(text) && text.trim().split(/\s+/).length > 3;
    if (heard > 0 || (words > 0 && !asking)) return { kind: 'tell' };
    return { kind: 'unclear' };
  }
  if (BEGINS.test(text)) return { kind: 'car' };
  // A question that tells of no trouble is no complaint to be diagnosed.
  if (ofCars && heard === 0 && QUESTION.test(text) && !TROUBLE.test(text)) return { kind: 'general' };
  return ofCars && words > 0 ? { kind: 'tell' } : { kind: 'other' };
}

/** "My car", "it's about my Rover": a beginning, with nothing told yet. */
const BEGINS =
  /^\W*(it'?s )?an? (19|20)\d\d \w+\W*$|^\W*((it'?s|its|this is|hi|hello) )*(about )?(my|the|our) (car|van|motor|\w+)\W*$/i;

function costAsk(
  ground: Ground,
  text: string,
  {
    hasCase,
    about,
    job,
    telling,
  }: { hasCase: boolean; about: string | undefined; job: string | undefined; telling: number },
): Ask {
  if (telling > 0 && !WORK.test(text)) return { kind: 'cost' };
  const needed = new Set(
    (job ? (ground.mind.knowledge.jobs[job]?.parts ?? []) : []).map((one) =>
      typeof one === 'string' ? one : one.part,
    ),
  );
  const families = partIn(ground, text.replace(COST, ' '));
  const part = families.find((family) => needed.has(family)) ?? families[0];
  const ofIt = /\b(it|that|this|those)\b/i.test(text) && !job;
  if ((job || part) && !(hasCase && ofIt)) return { kind: 'price', job, part };
  const [kind, id] = inHand(about);
  if (kind === 'part') return { kind: 'price', part: id };
  if (kind === 'job') return { kind: 'price', job: id };
  return { kind: 'cost' };
}

/** `part:drop-link` in two. */
export const inHand = (about: string | undefined): [kind: string, id: string] =>
  about === undefined ? ['', ''] : [about.slice(0, about.indexOf(':')), about.slice(about.indexOf(':') + 1)];

/** "And the rears?" of a job or part at the front; "stop-start one" of a battery. */
function counterpart({ mind, parts }: Ground, text: string, about: string | undefined): Ask | undefined {
  const [kind, id] = inHand(about);
  if (kind !== 'job' && kind !== 'part') return undefined;
  const { jobs, parts: families } = mind.knowledge;
  const end = /\b(rear|back)s?\b/i.test(text) ? 'rear' : /\bfronts?\b/i.test(text) ? 'front' : undefined;
  const other = end && id.replace(/front|rear/, end);
  if (other && other !== id && (other in jobs || other in families))
    return kind === 'job' ? { kind: 'price', job: other } : { kind: 'price', part: other };
  if (!/\bone\b/i.test(text) || kind !== 'part') return undefined;
  const part = findFamilies(parts, `${text.replace(/\b(one|a|the|and)\b/gi, ' ')} ${families[id]?.name ?? ''}`).find(
    (family) => family !== id,
  );
  return part === undefined ? undefined : { kind: 'price', part };
}

const PART_WORDS =
  /\b(what|wot|whats|wots|does|do|is|are|the|a|an|my|for|about|explain|purpose|of|in|car|actually|mean|it|s|where|can|i|buy|one|how|much)\b|[’'?]/gi;

const LAMP_TALK = /\b(light|lamp|symbol|warning|dash(board)?|icon|exclamation|picture of|spanner|thermometer)\b/i;

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
  const named = [...new Set([...byName, ...bySign])].slice(0, 2);
  const colour = COLOURS.find(([word]) => new RegExp(`\\b${word}\\b`, 'i').test(text))?.[1];
  const fitting = (id: string): boolean =>
    !colour || (mind.knowledge.lamps[id]?.colours.some((one) => one === colour) ?? false);
  return named.length > 0 && named.some(fitting)
    ? named.filter(fitting)
    : colour
      ? byLooks(lamps, text, fitting)
      : named;
}

const COLOURED = /\b(red|orange|amber|yellow|green|blue|white) (\w+ ){0,3}(light|lamp|symbol)\b/i;
/** Where lights are red and nothing is wrong. */
const JUNCTION = /\b(at|every|traffic|junctions?)\b/i;
const COLOURS = [
  ['red', 'red'],
  ['orange', 'amber'],
  ['amber', 'amber'],
  ['yellow', 'amber'],
  ['green', 'green'],
  ['blue', 'blue'],
  ['white', 'white'],
] as const;

/** The lamp of that colour that looks most as it was told. */
function byLooks(lamps: Ground['lamps'], text: string, fitting: (id: string) => boolean): string[] {
  const told = wordsOf(text);
  const ranked = lamps
    .filter(({ id }) => fitting(id))
    .map(({ id, looks }) => ({ id, alike: told.filter((word) => looks.has(word)).length }))
    .sort((a, b) => b.alike - a.alike);
  return ranked[0] && ranked[0].alike > 0 ? [ranked[0].id] : [];
}
