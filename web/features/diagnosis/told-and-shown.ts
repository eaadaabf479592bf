/** Reasons for a fault: what the owner said, what the recording held, and what was seen in the photo. */

/** As the server marks what it heard and saw. */
const HEARD = 'in the recording: ';
const SEEN = 'in the photo: ';

const after = (mark: string, said: readonly string[]) =>
  said.flatMap((words) => (words.startsWith(mark) ? [words.slice(mark.length)] : []));

export const toldAndShown = (said: readonly string[]): { own: string[]; heard: string[]; shown: string[] } => ({
  own: said.filter((words) => !words.startsWith(HEARD) && !words.startsWith(SEEN)),
  heard: after(HEARD, said),
  shown: after(SEEN, said),
});
