/** Reasons for a fault: what the owner said, what the recording held, and what was seen in the photo. */

/** As the server marks what it heard and saw. */
const HEARD = 'in the recording: ';
const SEEN = 'in the photo: ';

const after = (mark: string, said: readonly string[]) =>
  said.flatMap((words) => (words.startsWith(mark) ? [words.slice(mark.length)] : []));

/** Two reasons may rest on nearly the same words; the longer quote says both. */
const isPartOfAnother = (words: string, said: readonly string[]) =>
  said.some((other) => other.length > words.length && other.includes(words));

export const toldAndShown = (said: readonly string[]): { own: string[]; heard: string[]; shown: string[] } => ({
  own: said.filter((words) => !words.startsWith(HEARD) && !words.startsWith(SEEN) && !isPartOfAnother(words, said)),
  heard: after(HEARD, said),
  shown: after(SEEN, said),
});
