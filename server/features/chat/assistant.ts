/** The embedded assistant: everything it says is derived from the conversation, the car and the knowledge; it keeps no state. */
import type { CarInfo } from '#contract/cars.ts';
import type { ChatAnswer } from '#contract/chat.ts';
import { diagnoseWith } from '#engine/offered.ts';
import { carFacts } from '#engine/reason/car.ts';
import type { Finding } from '#engine/reason/rank.ts';
import { thinking } from '#server/thinking.ts';
import { type Diagnosed, emergencyIn, questionFor, tellCost, tellDiagnosis, tellDrive } from './about-case.ts';
import { tellFollow } from './about-follow.ts';
import { tellCodes, tellLamps, tellOfJob, tellOfLamp, tellOfPart, tellPart, tellPrice } from './about-things.ts';
import { inHand } from './asks.ts';
import { type Case, caseOf, type Said as SaidSoFar, type Told } from './case.ts';
import type { Ground } from './ground.ts';
import { tellHowTo } from './how-to.ts';
import { LINKS } from './links.ts';
import { tellTalk } from './tell-talk.ts';
import { unsaid } from './unsaid.ts';
import { nameOf, shortName } from './which-car.ts';
import {
  comfortFor,
  GENERAL,
  IN_HAND,
  NO_CASE,
  NO_CASE_AGAIN,
  NOT_UNDERSTOOD,
  OFF_GROUND,
  UNCLEAR,
  unsaidOf,
} from './words.ts';

export interface Said extends SaidSoFar {
  thisYear: number;
  /** Signs that a language model read; they may rank, and ease no verdict. */
  offered?: readonly Finding[];
}

export const answerChat = (ground: Ground, said: Said): ChatAnswer => thinking('talk', () => answered(ground, said));

function answered(ground: Ground, said: Said): ChatAnswer {
  const told = caseOf(ground, said);
  const spoken = answers(said);
  const given = emergencyIn(said.message) ?? answerTo(ground, said, told, spoken);
  const comfort = comfortFor(said.message, spoken);
  const content = unsaid([comfort, given.content].filter((part) => part !== undefined).join('\n\n'), said.history);
  const asked = ground.questions.find(({ question }) => content.includes(question))?.sign;
  return {
    ...given,
    content,
    case: {
      words: told.words,
      answers: told.answers.map(({ sign, ...answer }) => ({ finding: sign, ...answer })),
      ...(asked && { asked }),
      ...(told.about && { about: told.about }),
    },
  };
}

const answers = ({ history }: Said): string[] =>
  history.filter(({ role }) => role === 'assistant').map(({ content }) => content);

const hasCase = ({ words, answers: given }: Told): boolean => words !== '' || given.length > 0;

function answerTo(ground: Ground, said: Said, told: Case, spoken: readonly string[]): ChatAnswer {
  const { knowledge } = ground.mind;
  const { ask, car } = told;
  const facts = carFacts(car ?? {});
  const diagnosisOf = ({ words, answers: given }: Told) =>
    diagnoseWith(
      ground.mind,
      { words, car: facts, answers: given, sensed: [], thisYear: said.thisYear },
      said.offered ?? [],
    );
  const diagnosed = (): Diagnosed => ({
    knowledge,
    car: facts,
    diagnosis: diagnosisOf(told),
    earlier: told.earlier && diagnosisOf(told.earlier),
    said: (words) => spoken.some((text) => text.includes(words)),
    told: told.words.split(/\s+/).length,
    code: inHand(told.before)[0] === 'code' ? inHand(told.before)[1] : undefined,
  });
  const ofCar = (answer: ChatAnswer): ChatAnswer => ({
    ...answer,
    content: [carLine(said, told, spoken), answer.content].filter((line) => line !== '').join('\n\n'),
  });
  const [kind, id] = inHand(told.before);
  const priceAgain = () =>
    kind === 'part' || kind === 'job' ? tellPrice(knowledge, { [kind]: id }, facts, '') : undefined;
  const noCase = () => {
    const text = spoken.some((before) => before.includes(NO_CASE)) ? NO_CASE_AGAIN : NO_CASE;
    return `That depends on what is wrong. ${text}`;
  };
  const follow = () => {
    if (ask.kind !== 'follow') return undefined;
    if (kind === 'part') return tellOfPart(knowledge, id, ask.follow);
    if (kind === 'lamp')
      return tellOfLamp(knowledge, id, ask.follow, (words) => spoken.some((text) => text.includes(words)));
    return kind === 'job' ? tellOfJob(knowledge, id, ask.follow) : undefined;
  };

  if (told.answered && (ask.kind === 'other' || ask.kind === 'unclear' || ask.kind === 'talk') && hasCase(told))
    return tellDiagnosis(diagnosed());
  switch (ask.kind) {
    case 'talk':
      return tellTalk(knowledge, ask.talked, spoken);
    case 'which-car':
      return {
        content: car
          ? `I take it that you mean your ${nameOf(car)}. Name another one, and I will go by that.`
          : 'You have not told me yet. Say its make, model and year, or add it under My Cars.',
        sources: [LINKS.cars],
      };
    case 'car':
      if (hasCase(told)) return ofCar(tellDiagnosis(diagnosed()));
      return priceAgain() ?? { content: `${carNoted(car)} What is it doing, and when does it do it?` };
    case 'codes': {
      const codes = tellCodes(knowledge, ask.codes);
      const alone =
        told.words
          .replace(/\b[pbcu]\s?-?[0-3][0-9a-f]{3}\b/gi, '')
          .trim()
          .split(/\s+/).length < 8;
      return alone ? codes : join(codes, tellDiagnosis({ ...diagnosed(), earlier: undefined }));
    }
    case 'lamps':
      return tellLamps(knowledge, ask.lamps);
    case 'how-to':
      return tellHowTo(ground, ask.job, facts, told.named && car ? nameOf(car) : undefined);
    case 'gated':
      return { content: `I won’t show how to do that one. ${ask.why}`, sources: [LINKS.mechanics] };
    case 'price':
      return tellPrice(
        knowledge,
        ask,
        facts,
        ask.quoted === undefined && !told.before ? 'Have you been told that you need it, or what does the car do?' : '',
      );
    case 'part':
      return tellPart(knowledge, ask.part, facts);
    case 'drive':
      return hasCase(told) ? ofCar(tellDrive(diagnosed())) : { content: noCase() };
    case 'cost':
      return hasCase(told) ? ofCar(tellCost(diagnosed())) : { content: noCase() };
    case 'follow':
      return (
        follow() ?? (hasCase(told) ? tellFollow(ground, diagnosed(), ask.follow, said.message) : { content: noCase() })
      );
    case 'tell':
      return ofCar(tellDiagnosis(diagnosed()));
    case 'opinion':
      return {
        content:
          'It may well be; let us see if it fits. What makes you think so: what do you see, hear, feel or smell?',
      };
    case 'general':
      return { content: unsaidOf(GENERAL, spoken), sources: [LINKS.tutorials, LINKS.community] };
    case 'unclear': {
      const again = talkAgain(ground, told);
      if (again) return { content: again, severity: 'high' };
      const now = diagnosed();
      // Whoever argues with a danger hears of the danger.
      if (now.diagnosis.verdict.drive === 'stop') return tellDrive(now);
      const question = questionFor(now) || 'What else do you notice?';
      return { ...tellDiagnosis(now), content: `${unsaidOf(UNCLEAR, spoken)} ${question}` };
    }
    case 'other': {
      const again = talkAgain(ground, told);
      if (again) return { content: again, severity: 'high' };
      if (kind === 'part' || kind === 'job') return { content: unsaidOf(IN_HAND, spoken) };
      return { content: unsaidOf(isWords(said.message) ? OFF_GROUND : NOT_UNDERSTOOD, spoken) };
    }
    default:
      return ask satisfies never;
  }
}

const carNoted = (car: CarInfo | null): string => {
  const name = nameOf(car ?? {});
  return name === '' ? 'Right.' : `A ${name}, right.`;
};

/** What an urgent topic says to whatever follows. */
function talkAgain(ground: Ground, { before }: Case): string | undefined {
  const [kind, id] = inHand(before);
  return kind === 'talk' ? ground.mind.knowledge.talk[id]?.again : undefined;
}

/** Which car this is about, where that could be mistaken; said once. */
function carLine({ garage = [] }: Said, { car, turned, named, earlier }: Case, spoken: readonly string[]): string {
  if (!car) return '';
  const name = shortName(car);
  if (turned && name !== 'car') return `Right, the ${name} then.`;
  if (garage.length < 2 || named || earlier || spoken.some((text) => text.includes(name))) return '';
  const others = garage.filter((other) => other !== car).map((other) => `the ${shortName(other)}`);
  return `I take it that this is about the ${name}; tell me if it is ${others.join(' or ')}.`;
}

/** Gibberish has no word in it that English has. */
const isWords = (text: string): boolean =>
  /\b(the|a|an|i|you|is|are|do|does|can|will|what|who|how|why|me|my|your|to|of|for|in|on|it|and|tell|give|write|say|make|speak)\b/i.test(
    text,
  );

const join = (one: ChatAnswer, other: ChatAnswer): ChatAnswer => ({
  ...other,
  content: `${one.content.split('\n\nA code says')[0]}\n\n${other.content}`,
});
