/** The embedded assistant: everything it says is derived from the conversation, the car and the knowledge; it keeps no state. */
import type { CarInfo } from '#contract/cars.ts';
import type { ChatAnswer, ChatCase, ChatTurn } from '#contract/chat.ts';
import { namedCar } from '#contract/named-car.ts';
import { diagnose } from '#engine/diagnose.ts';
import { carFacts } from '#engine/reason/car.ts';
import { type Diagnosed, emergencyIn, tellCost, tellDiagnosis, tellDrive, tellFollow } from './about-case.ts';
import { tellCodes, tellHowTo, tellLamps, tellPart, tellPrice } from './about-things.ts';
import { caseOf } from './case.ts';
import type { Ground } from './ground.ts';
import { HELLO, HELP, NO_CASE, OFF_GROUND, THANKS } from './words.ts';

export interface Said {
  message: string;
  history: readonly ChatTurn[];
  car: CarInfo | null;
  /** What was gathered before, as we handed it out. */
  before?: ChatCase | null | undefined;
  thisYear: number;
}

const nameOf = ({ year, make, model }: CarInfo): string => [year, make, model].filter((part) => part != null).join(' ');

export function answerChat(ground: Ground, { message, history, car: ownCar, before, thisYear }: Said): ChatAnswer {
  const { knowledge } = ground.mind;
  const told = caseOf(ground, history, message, before);
  const owners = [...history.filter(({ role }) => role === 'user').map(({ content }) => content), message];
  // A car named in the conversation is meant, not the one in the garage; the last named one counts.
  const named = owners.map(namedCar).findLast(({ make }) => make !== undefined);
  const car: CarInfo | null = named && !isSame(named, ownCar) ? named : ownCar;
  const facts = carFacts(car ?? {});

  const hasCase = told.words !== '' || told.answers.length > 0;
  const diagnosed = (): Diagnosed => ({
    knowledge,
    car: facts,
    diagnosis: diagnose(ground.mind, { words: told.words, car: facts, answers: told.answers, sensed: [], thisYear }),
  });
  const answer = (): ChatAnswer => {
    const { ask } = told;
    if (told.answered && (ask.kind === 'other' || ask.kind === 'thanks' || ask.kind === 'hello'))
      return tellDiagnosis(diagnosed());
    switch (ask.kind) {
      case 'hello':
        return { content: HELLO };
      case 'thanks':
        return { content: THANKS };
      case 'help':
        return { content: HELP };
      case 'which-car':
        return {
          content: car
            ? `I take it that you mean your ${nameOf(car)}. Name another one, and I will go by that.`
            : 'You have not told me yet. Say its make, model and year, or add it under My Cars.',
        };
      case 'codes': {
        const codes = tellCodes(knowledge, ask.codes);
        const alone =
          told.words
            .replace(/\b[pbcu]\s?-?[0-3][0-9a-f]{3}\b/gi, '')
            .trim()
            .split(/\s+/).length < 8;
        return alone ? codes : join(codes, tellDiagnosis(diagnosed()));
      }
      case 'lamps':
        return tellLamps(knowledge, ask.lamps);
      case 'how-to':
        return tellHowTo(knowledge, ask.job, facts);
      case 'gated':
        return {
          content: `I won’t show how to do that one. ${ask.why}`,
          sources: [{ title: 'Find Mechanics Near Me', href: '/mechanics-search' }],
        };
      case 'price':
        return tellPrice(knowledge, ask, facts);
      case 'part':
        return tellPart(knowledge, ask.part, facts);
      case 'drive':
        return hasCase ? tellDrive(diagnosed()) : { content: `That depends on what is wrong. ${NO_CASE}` };
      case 'cost':
        return hasCase ? tellCost(diagnosed()) : { content: `That depends on what is wrong. ${NO_CASE}` };
      case 'follow':
        return tellFollow(diagnosed(), ask.follow);
      case 'tell':
        return tellDiagnosis(diagnosed());
      case 'other':
        return { content: OFF_GROUND };
      default:
        return ask satisfies never;
    }
  };
  const given = emergencyIn(message) ?? answer();
  const asked = ground.questions.find(({ question }) => given.content.includes(question))?.sign;
  return {
    ...given,
    case: {
      words: told.words,
      answers: told.answers.map(({ sign, answer: said }) => ({ finding: sign, answer: said })),
      ...(asked && { asked }),
    },
  };
}

const join = (one: ChatAnswer, other: ChatAnswer): ChatAnswer => ({
  ...other,
  content: `${one.content.split('\n\nA code says')[0]}\n\n${other.content}`,
});

const isSame = (named: CarInfo, own: CarInfo | null): boolean =>
  own !== null && named.make === own.make && (named.model === undefined || named.model === own.model);
