/** The case that a conversation tells: signs add up over the turns, answers count, later words correct earlier ones. */
import type { CarInfo } from '#contract/cars.ts';
import type { ChatCase, ChatTurn } from '#contract/chat.ts';
import { believedIn } from '#engine/diagnose.ts';
import type { AnswerGiven } from '#engine/findings.ts';
import { understand } from '#engine/mind.ts';
import { wordsOf } from '#engine/parts/find-families.ts';
import { type Ask, askOf } from './asks.ts';
import type { Ground } from './ground.ts';
import { factsOf, spokenOf } from './which-car.ts';

/** What was told up to some turn. */
export interface Told {
  /** Everything the owner told, a line each turn. */
  words: string;
  answers: AnswerGiven[];
}

export interface Case extends Told {
  /** The same before the last turn; nothing when the last turn began a new case. */
  earlier: Told | undefined;
  /** True when the last turn said something new of the car. */
  told: boolean;
  /** What the last turn asks for. */
  ask: Ask;
  /** The last turn's answer to our question, if it was one. */
  answered: AnswerGiven['answer'] | undefined;
  /** The thing in hand before the last turn, and after it. */
  before: string | undefined;
  about: string | undefined;
  car: CarInfo | null;
  /** True when the last turn named another car than the one in hand. */
  turned: boolean;
  /** True when a car was named at all. */
  named: boolean;
}

const UNKNOWN =
  /^\W*(i )?(do ?n[o'’]?t know|don[’']?t know|dunno|not sure|no idea|unsure|can[’']?t (tell|say|check|remember)|have ?n[o'’]?t (checked|looked|noticed)|haven[’']?t (checked|looked|noticed)|maybe|i[’']?m not sure|idk|pass|skip|hard to say|couldn[’']?t say)\b/i;
const NO =
  /^\W*(no+|nope|nah|naw|nae|not really|not that|never|it (doesn[’']?t|isn[’']?t|hasn[’']?t)|negative|none|neither)\b/i;
const YES =
  /^\W*(yes+|yeah|yep|yup|ye|it (does|is|has)|correct|right|true|aye|sometimes|definitely|absolutely|mostly|a bit|i think so|exactly|indeed)\b/i;

const NEW_CASE =
  /\b(another|a different|a new|separate|second) (problem|issue|fault|thing|question|car)\b|\b(wife[’']?s|husband[’']?s|mum[’']?s|dad[’']?s|partner[’']?s) car\b|\bstart (again|over)\b|\bforget (that|it|about)\b/i;
/** Corrects which car was meant, not what it does. */
const MEANT = /\b(mean|meant|sorry|actually|not the)\b/i;
/** Takes back what was said last: "actually that's wrong, it does it on the motorway too". */
const TAKES_BACK = /\b(that'?s|thats|i was|is) (wrong|not right|incorrect)\b|\bscratch that\b|\bno wait\b/i;

const FLASHES = /\b(light|lamp|it|its|it's|is|now) (is |has |started )?(now )?(flashing|blinking)\b(?! ?not)/i;

const TELLING = new Set<Ask['kind']>(['tell', 'drive', 'codes', 'cost']);

/** Longer stories lose their beginning: each turn is understood anew, and one that takes long keeps everybody waiting. */
const MOST_WORDS = 6_000;
const MOST_ANSWERS = 60;

export interface Said {
  message: string;
  history: readonly ChatTurn[];
  car: CarInfo | null;
  /** All the cars that the owner keeps here. */
  garage?: readonly CarInfo[] | undefined;
  /** What was gathered before, as we handed it out. */
  before?: ChatCase | null | undefined;
}

/** From the case as it was handed back, where it was; else from the whole conversation. */
export function caseOf(ground: Ground, { message, history, car: inUse, garage = [], before }: Said): Case {
  const turns: ChatTurn[] = [...(before ? [] : history), { role: 'user', content: message }];
  const wordsBefore = before?.words.slice(-MOST_WORDS) ?? '';
  let lines: string[] = wordsBefore ? [wordsBefore] : [];
  let polarity = polarityOf(ground, wordsBefore);
  let answers: Answers = new Map((before?.answers ?? []).map(({ finding, ...answer }) => [finding, answer]));
  let asked = before?.asked;
  let about = before?.about;
  let { car, named } = carBefore(garage, inUse, history, before);
  let last: Omit<Case, keyof Told | 'about' | 'car' | 'named'> | undefined;

  for (const { role, content } of turns) {
    if (role === 'assistant') {
      asked = ground.questions.find(({ question }) => content.includes(question))?.sign;
      continue;
    }
    const spoken = spokenOf(garage, car, content);
    const turned = spoken !== undefined && named && !sameCar(spoken, car);
    const heardNow = understand(ground.mind, content).heard.length;
    let fresh = NEW_CASE.test(content);
    const facts = factsOf(content);
    if (spoken) {
      fresh ||= turned && heardNow > 0 && !MEANT.test(content);
      car = spoken;
      named = true;
    }
    if (facts.fuelType || facts.transmission) car = { ...car, ...facts };
    if (fresh) [lines, polarity, answers, asked, about] = [[], new Map(), new Map(), undefined, undefined];
    const earlier = lines.length > 0 || answers.size > 0 ? toldSoFar(lines, answers) : undefined;
    const answered = asked === undefined || isSaidOfElse(ground, asked, content) ? undefined : answerIn(content);
    if (asked !== undefined && answered) answers.set(asked, { answer: answered });
    const text = answered ? withoutAnswer(content) : content;
    const inCase = lines.length > 0 || answers.size > 0;
    const asking = askOf(ground, text, inCase, about);
    const ask: Ask = spoken && (asking.kind === 'other' || asking.kind === 'unclear') ? { kind: 'car' } : asking;
    const { heard, codes } = understand(ground.mind, text);
    const told =
      (TELLING.has(ask.kind) || (ask.kind === 'talk' && ask.talked.talk.urgent)) &&
      (heard.length > 0 || codes.length > 0 || ask.kind === 'tell');
    // Where a lamp was asked about, that lamp is lit; later "it flashes now" is said of it.
    if (ask.kind === 'lamps')
      for (const lamp of ask.lamps) {
        const sign = litSign(ground, lamp, text);
        if (sign && !heard.some((one) => one.sign === sign && !one.present)) tell(answers, sign, 'yes');
      }
    if (FLASHES.test(text))
      for (const { sign, flashing } of Object.values(ground.mind.knowledge.lamps))
        if (sign && flashing && (polarity.get(sign) || answers.get(sign)?.answer === 'yes'))
          tell(answers, flashing, 'yes');
    if (told) {
      if (TAKES_BACK.test(text) && lines.length > 1) {
        for (const { sign } of understand(ground.mind, lines.pop() as string).heard) polarity.delete(sign);
      }
      const turnedRound = heard.filter(({ sign, present }) => polarity.has(sign) && polarity.get(sign) !== present);
      // a slip of the ear must not take back what was said before
      const believed = turnedRound.length > 0 ? believedIn(ground.mind, text) : new Set<string>();
      for (const { sign, present } of turnedRound) if (believed.has(sign)) tell(answers, sign, present ? 'yes' : 'no');
      for (const { sign, present } of heard) polarity.set(sign, present);
      const own = heard.find(({ sign }) => sign === asked);
      if (asked !== undefined && !answered && own) answers.set(asked, { answer: own.present ? 'yes' : 'no' });
      // A question that was passed over is not asked again.
      else if (asked !== undefined && !answered && !polarity.has(asked)) answers.set(asked, { answer: 'unknown' });
      lines.push(text);
    }
    last = { earlier, told, ask, answered, before: about, turned: turned || (spoken !== undefined && inCase) };
    about = aboutAfter(ask, about);
    asked = undefined;
  }
  if (!last) throw new Error('A message is always the last turn');
  return { ...last, ...toldSoFar(lines, answers), about, car, named };
}

/** "It won't start" and then "just clicks" is one sentence in two messages; heard apart, the second means little. */
const FRAGMENT = 4;
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;
const joined = (lines: readonly string[]): string =>
  lines.reduce(
    (text, line) =>
      text === '' ? line : `${text}${wordsIn(line) <= FRAGMENT && wordsIn(text) <= 2 * FRAGMENT ? ', ' : '. '}${line}`,
    '',
  );

const toldSoFar = (lines: readonly string[], answers: Readonly<Answers>): Told => ({
  words: joined(lines).slice(-MOST_WORDS),
  answers: [...answers].slice(-MOST_ANSWERS).map(([sign, answer]) => ({ sign, ...answer })),
});

type Answers = Map<string, Omit<AnswerGiven, 'sign'>>;

/** Notes what the owner said by himself; what was asked once stays asked. */
const tell = (answers: Answers, sign: string, answer: AnswerGiven['answer']): void => {
  answers.set(sign, { answer, unasked: answers.has(sign) ? answers.get(sign)?.unasked : true });
};

/** The car in hand before the last message. */
function carBefore(
  garage: readonly CarInfo[],
  inUse: CarInfo | null,
  history: readonly ChatTurn[],
  before: ChatCase | null | undefined,
): { car: CarInfo | null; named: boolean } {
  let car = inUse;
  let named = false;
  if (!before) return { car, named };
  const said = [
    ...before.words.split('. '),
    ...history.filter(({ role }) => role === 'user').map((turn) => turn.content),
  ];
  for (const text of said) {
    const spoken = spokenOf(garage, car, text);
    if (spoken) [car, named] = [spoken, true];
    const facts = factsOf(text);
    if (facts.fuelType || facts.transmission) car = { ...car, ...facts };
  }
  return { car, named };
}

const sameCar = (one: CarInfo, other: CarInfo | null): boolean =>
  other !== null && one.make === other.make && (one.model ?? other.model) === (other.model ?? one.model);

/** The sign of a lamp as it was told: red, flashing, or just lit. */
function litSign({ mind }: Ground, lamp: string, text: string): string | undefined {
  const { sign, red, flashing } = mind.knowledge.lamps[lamp] ?? {};
  if (red && /\bred\b/i.test(text)) return red;
  return flashing && /\b(flash|blink)/i.test(text) ? flashing : sign;
}

/** What the conversation is about once this was answered. */
function aboutAfter(ask: Ask, before: string | undefined): string | undefined {
  switch (ask.kind) {
    case 'how-to':
      return `job:${ask.job}`;
    case 'gated':
      return `gated:${ask.job ?? ''}`;
    case 'price':
      return ask.part ? `part:${ask.part}` : ask.job ? `job:${ask.job}` : before;
    case 'part':
      return `part:${ask.part}`;
    case 'lamps':
      return `lamp:${ask.lamps[0]}`;
    case 'codes':
      return `code:${ask.codes[0]}`;
    case 'talk':
      return `talk:${ask.talked.id}`;
    case 'tell':
    case 'cost':
      return undefined;
    default:
      return before;
  }
}

const polarityOf = ({ mind }: Ground, words: string): Map<string, boolean> =>
  new Map(understand(mind, words).heard.map(({ sign, present }) => [sign, present]));

const answerIn = (text: string): AnswerGiven['answer'] | undefined =>
  UNKNOWN.test(text) ? 'unknown' : NO.test(text) ? 'no' : YES.test(text) ? 'yes' : undefined;

/** "No leaks anywhere": the "no" is said of the leaks, and stays with them. In "no it doesn't" it stands alone. */
const NO_OF_A_THING =
  /^\W*no (more|longer|(\w+ )?(leaks?|smoke|steam|noises?|lights?|lamps?|warnings?|smells?|codes?|puddles?|drips?)\b)/i;

/** "Aye it turns over lovely": a sentence goes on where an answer would end; "yes it does" and "yes, when cold" do not. */
const YES_BEFORE_A_SENTENCE =
  /^\W*(yes+|yeah|yep|yup|ye|aye) +(it|she|he|they|that|there|the|my)(['’]?s)? +(?!does\b|do\b|did\b|is\b|are\b|was\b|has\b|have\b)\w/i;

/** A "no" of one thing is no answer to the question about another, nor is a sentence that has no word of the question. */
function isSaidOfElse({ mind, questions }: Ground, asked: string, text: string): boolean {
  const { heard } = understand(mind, text);
  if (NO_OF_A_THING.test(text)) return !heard.some(({ sign, present }) => sign === asked && !present);
  if (!YES_BEFORE_A_SENTENCE.test(text) || heard.some(({ sign }) => sign === asked)) return false;
  const words = new Set(wordsOf(questions.find(({ sign }) => sign === asked)?.question ?? ''));
  return !wordsOf(text).some((word) => words.has(word));
}

/** "No, only when it's cold" goes on to say something. */
const withoutAnswer = (text: string): string =>
  NO_OF_A_THING.test(text)
    ? text
    : text
        .replace(UNKNOWN, '')
        .replace(NO, '')
        .replace(YES, '')
        .replace(/^[\s,.;:!-]+/, '');
