/** The case that a conversation tells: signs add up over the turns, answers count, later words correct earlier ones. */
import type { ChatCase, ChatTurn } from '#contract/chat.ts';
import type { AnswerGiven } from '#engine/diagnose.ts';
import { understand } from '#engine/mind.ts';
import { type Ask, askOf } from './asks.ts';
import type { Ground } from './ground.ts';

export interface Case {
  /** Everything the owner told, a line each turn. */
  words: string;
  answers: AnswerGiven[];
  /** True when the last turn said something new of the car. */
  told: boolean;
  /** What the last turn asks for. */
  ask: Ask;
  /** The last turn's answer to our question, if it was one. */
  answered: AnswerGiven['answer'] | undefined;
}

const UNKNOWN =
  /^\W*(i )?(do ?n[o'’]?t know|don[’']?t know|dunno|not sure|no idea|unsure|can[’']?t (tell|say|check|remember)|have ?n[o'’]?t (checked|looked|noticed)|haven[’']?t (checked|looked|noticed)|maybe|i[’']?m not sure|idk|pass|skip|hard to say|couldn[’']?t say)\b/i;
const NO =
  /^\W*(no+|nope|nah|not really|not that|never|it (doesn[’']?t|isn[’']?t|hasn[’']?t)|negative|none|neither)\b/i;
const YES =
  /^\W*(yes+|yeah|yep|yup|ye|it (does|is|has)|correct|right|true|aye|sometimes|definitely|absolutely|mostly|a bit|i think so|exactly|indeed)\b/i;

const NEW_CASE =
  /\b(another|a different|a new|separate|second) (problem|issue|fault|thing|question|car)\b|\b(other|wife[’']?s|husband[’']?s|mum[’']?s|dad[’']?s|partner[’']?s) car\b|\bstart (again|over)\b|\bforget (that|it|about)\b/i;

const TELLING = new Set<Ask['kind']>(['tell', 'drive', 'codes', 'lamps', 'cost']);

/** Longer stories lose their beginning. */
const MOST_WORDS = 15_000;
const MOST_ANSWERS = 60;

/** From the case as it was handed back, where it was; else from the whole conversation. */
export function caseOf(
  ground: Ground,
  history: readonly ChatTurn[],
  message: string,
  before?: ChatCase | null | undefined,
): Case {
  const turns: ChatTurn[] = [...(before ? [] : history), { role: 'user', content: message }];
  let lines: string[] = before?.words ? [before.words] : [];
  let polarity = polarityOf(ground, before?.words ?? '');
  let answers = new Map(before?.answers.map(({ finding, answer }) => [finding, answer]));
  let last: Pick<Case, 'told' | 'ask' | 'answered'> = { told: false, ask: { kind: 'other' }, answered: undefined };
  let asked = before?.asked;

  for (const { role, content } of turns) {
    if (role === 'assistant') {
      asked = ground.questions.find(({ question }) => content.includes(question))?.sign;
      continue;
    }
    if (NEW_CASE.test(content)) {
      [lines, polarity, answers, asked] = [[], new Map(), new Map(), undefined];
    }
    const answered = asked === undefined ? undefined : answerIn(content);
    if (asked !== undefined && answered) answers.set(asked, answered);
    const text = answered ? withoutAnswer(content) : content;
    const ask = askOf(ground, text, lines.length > 0 || answers.size > 0);
    const { heard, codes } = understand(ground.mind, text);
    const told = TELLING.has(ask.kind) && (heard.length > 0 || codes.length > 0 || ask.kind === 'tell');
    if (told) {
      for (const { sign, present } of heard) {
        if (polarity.has(sign) && polarity.get(sign) !== present) answers.set(sign, present ? 'yes' : 'no');
        polarity.set(sign, present);
      }
      // A question that was passed over is not asked again.
      if (asked !== undefined && !answered && !polarity.has(asked)) answers.set(asked, 'unknown');
      lines.push(text);
    }
    last = { told, ask, answered };
    asked = undefined;
  }
  return {
    ...last,
    words: lines.join('. ').slice(-MOST_WORDS),
    answers: [...answers].slice(-MOST_ANSWERS).map(([sign, answer]) => ({ sign, answer })),
  };
}

const polarityOf = ({ mind }: Ground, words: string): Map<string, boolean> =>
  new Map(understand(mind, words).heard.map(({ sign, present }) => [sign, present]));

const answerIn = (text: string): AnswerGiven['answer'] | undefined =>
  UNKNOWN.test(text) ? 'unknown' : NO.test(text) ? 'no' : YES.test(text) ? 'yes' : undefined;

/** "No, only when it's cold" goes on to say something. */
const withoutAnswer = (text: string): string =>
  text
    .replace(UNKNOWN, '')
    .replace(NO, '')
    .replace(YES, '')
    .replace(/^[\s,.;:!-]+/, '');
