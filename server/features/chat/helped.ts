/**
 * The assistant with a language model beside it: it may read signs that our own ear missed, and put our answer so that it
 * fits what was said. The verdict, the figures, the question, the cards and the links stay ours, and so does every warning.
 */
import type { ChatAnswer } from '#contract/chat.ts';
import { listedName } from '#contract/named-car.ts';
import type { Mind } from '#engine/mind.ts';
import { signsToChooseFrom, type Weighed, weighOffered } from '#engine/offered.ts';
import { carFacts } from '#engine/reason/car.ts';
import { questionsLeft } from '#engine/reason/questions.ts';
import type { Helper } from '#server/ai/helper.ts';
import { DRIVE_SENTENCE } from '#server/knowledge/drive-sentence.ts';
import { answerChat, type Said } from './assistant.ts';
import type { Ground } from './ground.ts';
import { NOT_UNDERSTOOD, OFF_GROUND, UNCLEAR } from './words.ts';

/** Somebody in danger hears us alone. */
const GRAVE = /\bstop driving it\b|\b999\b|\bI won’t show\b/i;
const LOST = [...OFF_GROUND, ...NOT_UNDERSTOOD, ...UNCLEAR];
const MOST_TURNS = 4;

/** The words as they come; returns the whole answer. */
export async function* answerHelped(
  ground: Ground,
  said: Said,
  helper: Helper | undefined,
): AsyncGenerator<string, ChatAnswer> {
  const alone = answerChat(ground, said);
  const isLost = LOST.some((text) => alone.content.includes(text));
  if (!helper || GRAVE.test(alone.content) || (!alone.results && !isLost)) return alone;

  const read = await readBeside(ground.mind, said, helper);
  if (isLost) return asking(ground, alone, read, helper) ?? alone;
  const answer = read.counted.length > 0 ? answerChat(ground, { ...said, offered: read.counted }) : alone;
  if (GRAVE.test(answer.content) || !answer.results) return answer;

  const { before, after } = framed(ground, answer);
  yield `${before}\n\n`;
  const talk = helper.talk({
    owner: ownersWords(said),
    car: listedName(said.car ?? {}),
    facts: factsOf(answer, said),
  });
  const sentences: string[] = [];
  for (;;) {
    const { done, value } = await talk.next();
    if (done) {
      // What was begun and not finished is taken back: the answer that is ours stands.
      if (!value) return answer;
      break;
    }
    sentences.push(value);
    yield `${value} `;
  }
  const content = [before, sentences.join(' '), after].filter((part) => part !== '').join('\n\n');
  return { ...answer, content, engine: helper.name };
}

const ownersWords = ({ history, message }: Said): string[] =>
  [...history.filter(({ role }) => role === 'user').map(({ content }) => content), message].slice(-MOST_TURNS);

async function readBeside(mind: Mind, { message, before, car, thisYear }: Said, helper: Helper): Promise<Weighed> {
  const words = [before?.words, message].filter(Boolean).join('. ');
  const visit = { words, car: carFacts(car ?? {}), answers: [], sensed: [], thisYear };
  return weighOffered(mind, words, await helper.readSigns({ words, choices: signsToChooseFrom(mind, visit) }));
}

/** Where our own ear heard nothing, what the model believes to have heard is asked about. */
function asking({ questions }: Ground, alone: ChatAnswer, read: Weighed, helper: Helper): ChatAnswer | undefined {
  const offered = [...read.counted.map(({ sign }) => sign), ...read.asked];
  const asked = questions.find(({ sign }) => offered.includes(sign));
  if (!asked || !alone.case || questionsLeft(alone.case.answers) === 0) return undefined;
  return {
    content: `Let me see whether I understand you. ${asked.question}`,
    case: { ...alone.case, asked: asked.sign },
    engine: helper.name,
  };
}

/** What stands before and after the model's words: the verdict, or else the whole answer; what it costs, and our question. */
function framed({ questions }: Ground, { content, case: told }: ChatAnswer): { before: string; after: string } {
  const parts = content.split('\n\n');
  const question = questions.find(({ sign }) => sign === told?.asked)?.question;
  const after = question !== undefined && parts.at(-1) === question ? (parts.pop() as string) : '';
  const verdict = parts.findIndex((part) => Object.values(DRIVE_SENTENCE).some((text) => part.includes(text)));
  if (verdict < 0 || verdict > 1) return { before: parts.join('\n\n'), after };
  const costs = parts.slice(verdict + 1).filter((part) => part.includes('£'));
  return { before: parts.slice(0, verdict + 1).join('\n\n'), after: [...costs, after].filter(Boolean).join('\n\n') };
}

/** What we said, without the lines that repeat a car's name as somebody typed it. */
function factsOf({ content, results = [] }: ChatAnswer, { car, garage = [] }: Said): string {
  const typed = [...garage, ...(car ? [car] : [])].flatMap((one) =>
    [one.make, one.model].filter((name) => name && !listedName(one)?.includes(name)),
  );
  const lines = content.split('\n').filter((line) => !typed.some((name) => name && line.includes(name)));
  return [...lines, ...results.map(({ title, repairCost }) => `${title}${repairCost ? `: ${repairCost}` : ''}`)].join(
    '\n',
  );
}
