/** May it be driven? In a sentence: the same in an answer, in the chat and beside a lamp. */
import type { Drive } from '#engine/knowledge.ts';

export const DRIVE_SENTENCE: Record<Drive | 'stranded', string> = {
  ok: 'It is fine to drive.',
  soon: 'You can drive, but book it in soon.',
  'short-trips': 'Drive it gently to a garage and no further.',
  stop: 'Stop driving it now.',
  stranded: 'It can’t be driven as it is.',
};

/** What is said of a verdict; nobody is told how far to drive a car that does not. */
export const driveSentence = ({ drive, stranded }: { drive: Drive; stranded?: boolean | undefined }): string =>
  DRIVE_SENTENCE[stranded ? 'stranded' : drive];
