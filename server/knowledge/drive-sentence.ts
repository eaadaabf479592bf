/** May it be driven? In a sentence: the same in an answer, in the chat and beside a lamp. */
import type { Drive } from '#engine/knowledge.ts';

export const DRIVE_SENTENCE: Record<Drive | 'stranded' | 'charging', string> = {
  ok: 'It is fine to drive.',
  soon: 'You can drive, but book it in soon.',
  'short-trips': 'Drive it gently to a garage and no further.',
  stop: 'Stop driving it now.',
  stranded: 'It can’t be driven as it is.',
  charging: 'Stop charging it now.',
};

/** The part of a verdict that says what is told. */
export interface Told {
  drive: Drive;
  stranded?: boolean | undefined;
  charging?: boolean | undefined;
}

/** What is said of a verdict; nobody is told how far to drive a car that does not. */
export const driveSentence = ({ drive, stranded, charging }: Told): string =>
  DRIVE_SENTENCE[stranded ? 'stranded' : charging ? 'charging' : drive];
