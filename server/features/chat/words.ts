/** Sentences that the assistant says often. */
import type { Severity } from '#engine/knowledge.ts';

/** To "may I drive?" when one must not, the first time and later. */
export const DRIVE_ANSWER = {
  stop: 'No. Stop driving it now, please.',
  again: 'No, not even a short way, and I would say the same to my own family: stop driving it.',
};

export const CAN_DO =
  'I can work out what is wrong with your car from what you see, hear, smell or feel; say if it is safe to drive and what it should cost; explain warning lights, fault codes and parts; and show you how to do a job.';

export const OFF_GROUND = [
  `You are welcome to ask, but I have no answer to that which I could stand by: what I know well is cars. ${CAN_DO}`,
  'I wish I could help with that, but it is beyond what I know. Is there anything with your car?',
  'I would be guessing, and I don’t. Cars are what I know; ask me anything about yours.',
  'Not my field, sorry. If the car does anything odd, tell me what and when.',
];
export const NOT_UNDERSTOOD = [
  'I could not make that out, sorry. What does the car do, and when? A few words are enough: “it squeals when I brake”.',
  'I am still not with you. Which part of the car is it, and what do you notice there?',
  'I don’t understand that one. Try one thing at a time: what do you see, hear, smell or feel?',
];
/** To what cannot be answered of a part or a job. */
export const IN_HAND = [
  'That I can’t say for certain, and it may differ from car to car. Ask me how it fails, what it costs, how hard it is to fit, or which tools it takes.',
  'I have no sure answer to that one. Your handbook, or a parts seller with your number plate, would know.',
];
/** To questions about cars that are not about a fault, a part, a price or a job. */
export const GENERAL = [
  'That one I have no sure answer to, and I won’t guess: your handbook has it, or owners of the same model in the community. What I am good at is faults, lamps, codes, parts, prices and how to do a job.',
  'I don’t know that for certain. If something about the car troubles you, tell me what it does and when.',
];
export const UNCLEAR = [
  'I did not quite follow that, sorry.',
  'I am not sure what you mean there.',
  'You have lost me for a moment.',
];
export const NO_CASE =
  'Tell me first what is wrong: what do you notice, when does it happen, and is a warning light on?';
export const NO_CASE_AGAIN = 'I still need to know what the car does. What do you see, hear, smell or feel, and when?';

const WORRIED =
  /\b(stressed|can'?t cope|scared|frightened|terrified|worried sick|so worried|panick?ing|in tears|crying|desperate|late husband|late wife|passed away|on a pension|can'?t afford|skint|don'?t know what to do|single mum|disabled)\b/i;
const COMFORT = [
  'I’m sorry you have this on top of everything. Let us take it one step at a time; most of it turns out smaller than it sounds.',
  'I understand that it weighs on you. We will look for the cheapest sure step first.',
];
/** A kind word first, to somebody who needs one. */
export const comfortFor = (message: string, said: readonly string[]): string | undefined =>
  WORRIED.test(message) ? COMFORT.find((text) => !said.some((before) => before.includes(text))) : undefined;

/** The first that was not said yet; when all were, the first again. */
export const unsaidOf = (texts: readonly string[], said: readonly string[]): string =>
  texts.find((text) => !said.some((before) => before.includes(text))) ?? (texts[0] as string);

/** A check as part of a sentence: no full stop, and no question beside ours. */
export const plain = (text: string): string => text.replace(/\?/g, '').replace(/[.]$/, '').trim();

/** A chance as people say it. */
export function inTen(chance: number): string {
  const tenths = Math.round(chance * 10);
  if (tenths < 1) return 'less than 1 in 10';
  return tenths > 9 ? 'better than 9 in 10' : `about ${tenths} in 10`;
}

export const bullets = (items: readonly string[]): string => items.map((item) => `• ${item}`).join('\n');

export const DIFFICULTY = {
  beginner: 'fine for a beginner',
  intermediate: 'for someone who has used a spanner before',
  advanced: 'for an experienced home mechanic',
  workshop: 'one for a workshop',
} as const;

export const worst = (a: Severity, b: Severity): Severity =>
  a === 'high' || b === 'high' ? 'high' : a === 'medium' || b === 'medium' ? 'medium' : 'low';
