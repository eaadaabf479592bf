/**
 * What a language model wrote, sentence by sentence, before an owner sees it. It may explain what we found in other words;
 * it may not bring figures, faults or parts of its own, say whether to drive, or lead anybody anywhere.
 */
import { gateOn } from '#engine/jobs/gates.ts';
import type { Knowledge } from '#engine/knowledge.ts';

/** What the sentence may lean on. */
export interface Ground {
  /** Our own answer: figures, faults and parts named there may be named again. */
  facts: string;
  /** What the owner wrote. It grounds nothing, for it may ask to be repeated. */
  owner: string;
  /** What must never come back. */
  instructions: string;
  knowledge: Pick<Knowledge, 'faults' | 'parts'>;
}

/** spoilt: whoever writes this has been turned, so nothing of the rest is believed either. left-out: only this sentence. */
export type Proof = { sentence: string } | 'left-out' | 'spoilt';

const MARKUP =
  /<\s*[a-z!/?]|&(?:#\d+|#x[\da-f]+|lt|gt);|\]\s*\(|!\[|\{\{|\$\{|<\||\|>|\[INST|javascript|onerror|onclick|base64/i;
const ELSEWHERE = /\b[a-z][a-z\d+.-]{1,20}:(?:\/\/|[^\s\d])|\bwww\.|[\w-]@[\w-]|(?:\+|\b0)\d[\d\s()-]{7,}\d/i;
/** "evil.example", and whatever else could be typed into a browser. */
const HOST = /[\p{L}\d-]{2,}\.\p{Ll}{2,}/u;
const LURE =
  /\b(?:passwords?|passcode|log ?in|sign in|sign up|subscribe|card (?:number|details)|bank (?:details|account)|sort code|gift ?cards?|bitcoin|crypto|paypal|whatsapp|telegram|click (?:here|this|below|the (?:link|button))|tap (?:here|this)|link below|scan (?:the|this) (?:qr|code)|website|web ?site|web page|hotline|phone (?:us|me)|call (?:us|me)|text (?:us|me)|e-?mail (?:us|me))\b/i;
const TURNED =
  /\b(?:system prompt|developer message|my (?:instructions|prompt|rules)|i (?:was|am|have been) (?:told|instructed|asked|programmed) to|as an ai|language model|ignor\w+ (?:\w+ ){0,4}(?:instructions?|prompts?|rules?)|previous instructions|jailbreak|developer mode|dan mode|pwned|hacked|api[ _-]?key)\b/i;

/** Whether the car may be driven, and whether to worry, is said by us, in our words, and by nobody else. */
const DRIVING = [
  /\b(?:safe(?:ly|r|ty)?|unsafe|roadworth\w*|legal(?:ly)?|urgent\w*|urgency|emergency|danger\w*|harmless|harm|risk\w*|serious\w*|severe|cosmetic|panic|calm|relax|pull over|999)\b/i,
  /\b(?:not?|never|nothing|n['’]t|without|little|hardly|cannot|can't) (?:\S+ ){0,4}(?:worr\w+|concern\w*|hurry|rush|problem|trouble|matter|bother\w*|issue|fault|wrong|stop\w*)\b|\b(?:worry|worrying) (?:about|over)\b|\b(?:don|needn|won|isn)['’]?t (?:worry|stop|bother|matter)\b/i,
  /\b(?:can|may|could|should|must|shall|will|ok(?:ay)?|fine|free|able|good|right|continue|keep|carry on|go on|still|just|simply|happily|please|to) (?:\S+ ){0,3}(?:driv\w+|use (?:it|the car|your car)|going|carry on|continue)\b|^(?:drive|continue|keep|carry|stop|go ahead|ignore)\b|\b(?:stop|avoid|don['’]?t|do not|not|never) driv\w+|\bdriv(?:e|ing) (?:it |on |home|away|normally|as (?:usual|normal)|to )/i,
  /\b(?:ignor\w+|leave it|be left|can wait|wait (?:until|till|a)|go away|by itself|on the motorway|long (?:trip|journey)s?)\b/i,
  /\b(?:is|are|be|seems?|looks?|sounds?|perfectly|completely|totally|absolutely|quite|all|it['’]s|they['’]re) (?:\S+ )?(?:fine|ok|okay|alright|all right|healthy|sound|good|normal|well)\b/i,
];
/** Advice that takes a protection away, or opens what must stay shut. */
const TAMPERING =
  /\b(?:bypass\w*|disabl\w+|defeat\w*|unplug\w*|tape (?:over|up)|cover (?:the|up|it)|cut(?:ting)? (?:the|a|through|off)|pull the fuse|delete|blank (?:off|it)|clear the codes?|reset the|(?:switch|turn) off the|open(?:ing)? the (?:radiator|expansion|coolant|pressure|cap)|(?:cold )?water (?:on|over)|while (?:it is|the engine is) (?:hot|running)|jack(?:ing|s)?|(?:crawl|slide|get|lie|reach) under)\b/i;
/** Words of teaching: how to do what a gate stands before. */
const TEACHING =
  /\b(?:open|undo|unbolt|unscrew|loosen|remove|disconnect|take|fit|replace|compress|release|drain|cut|lift|pull|push|swap|change|how to|first|then|yourself)\w*\b/i;
const MONEY = /[£$€]|\b(?:pounds?|quid|pence|dollars?|euros?|free of charge|for free|costs? nothing|per ?cent)\b|%/i;
const NUMBER_WORDS =
  /\b(?:hundred|thousand|dozens?|half|certain(?:ly)?|definitely|guarante\w+|no doubt|without doubt|100)\b/i;

const LONGEST = 400;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;
const LEAKED_WORDS = 6;
const ECHOED_WORDS = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Plain text: no emphasis, headings or bullets, nothing that cannot be seen. */
export const unformatted = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/[*_`~#]+|^\s*(?:[-•>]|\d+[.)])\s+/g, '')
    .trim();

export type Proofreader = (sentence: string) => Proof;

export function proofreader({ facts, owner, instructions, knowledge }: Ground): Proofreader {
  const named = spaced(facts);
  const figures = figuresOf(facts);
  const ours = new Set(runsOf(instructions, LEAKED_WORDS));
  const wrote = spaced(owner);
  const theirs = new Set(runsOf(owner, ECHOED_WORDS));
  const unnamed = namesOf(knowledge).filter((name) => !named.includes(name));
  return (raw) => {
    const sentence = unformatted(raw);
    if ([MARKUP, ELSEWHERE, HOST, LURE, TURNED].some((words) => words.test(sentence) || words.test(raw)))
      return 'spoilt';
    if (runsOf(sentence, LEAKED_WORDS).some((run) => ours.has(run))) return 'spoilt';
    if (!/\p{L}/u.test(sentence) || sentence.length > LONGEST || !isEnglish(sentence)) return 'left-out';
    if (DRIVING.some((words) => words.test(sentence)) || TAMPERING.test(sentence)) return 'left-out';
    if (TEACHING.test(sentence) && gateOn(sentence) !== undefined) return 'left-out';
    const said = spaced(sentence);
    if (wrote.includes(said) || runsOf(sentence, ECHOED_WORDS).some((run) => theirs.has(run))) return 'left-out';
    const given = figuresOf(sentence);
    if ([...given].some((figure) => !figures.has(figure))) return 'left-out';
    if ((MONEY.test(sentence) && given.size === 0) || NUMBER_WORDS.test(sentence)) return 'left-out';
    if (unnamed.some((name) => said.includes(name))) return 'left-out';
    return { sentence };
  };
}

/** Figures with what they count: "£120", "6 in 10", "30 mph" are no other 120, 6 or 30. */
const figuresOf = (text: string): Set<string> =>
  new Set(
    (
      text
        .toLowerCase()
        .match(
          /[£$€]?\s?\d+(?:[.,]\d+)*(?:\s?(?:in|out of)\s?\d+|\s?(?:%|per cent|percent|pounds?|quid|(?:mph|miles?|km|mm|cm|psi|bar|nm|v|volts?|minutes?|hours?|days?|weeks?|months?|years?|litres?)\b))?/g,
        ) ?? []
    ).map((figure) => figure.replace(/[,\s]/g, '').replace('outof', 'in')),
  );

/** Every run of so many words, to know words again. */
function runsOf(text: string, length: number): string[] {
  const words = wordsOf(text);
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
}

/** Latin letters, with what any British text has besides. */
const isEnglish = (text: string): boolean => !/[^\p{Script=Latin}\p{N}\p{P}\p{Zs}\p{S}\p{M}]/u.test(text);

const names = new WeakMap<object, string[]>();
/** Every name of a fault or a part, in the words that owners would know it by. */
function namesOf({ faults, parts }: Ground['knowledge']): string[] {
  const known = names.get(faults);
  if (known) return known;
  const all = [...Object.values(faults), ...Object.values(parts)].flatMap(({ name, also }) => [name, ...also]);
  const made = [...new Set(all.flatMap((name) => [name, coreOf(name)]).map(spaced))].filter(
    (name) => (name.trim().includes(' ') || name.trim().length >= 8) && !EVERYDAY.has(name.trim()),
  );
  names.set(faults, made);
  return made;
}

/** "Front wheel bearing kit (each)" is talked of as a wheel bearing. */
const coreOf = (name: string): string =>
  name
    .replace(/\s*\(.*?\)/g, '')
    .replace(
      /\b(?:front|rear|left|right|upper|lower|inner|outer|new|used|each|pair|sets?|kits?|assembly|unit|complete|worn|failed|failing|faulty|bad|broken|leaking|blocked|dirty|seized|sticking|low|loose|old|tired|weak|dead)\b/gi,
      ' ',
    );

/** Names that are also words of everyday talk about cars. */
const EVERYDAY = new Set(
  'warning light,exhaust system,brake pedal,steering wheel,engine oil,fluid level,engine light,dashboard'.split(','),
);
