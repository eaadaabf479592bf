/** Reasons for a fault: what the owner said, and what was seen in the photo. */

/** As the server marks what it saw. */
const SEEN = 'in the photo: ';

export const toldAndShown = (said: readonly string[]): { own: string[]; shown: string[] } => ({
  own: said.filter((words) => !words.startsWith(SEEN)),
  shown: said.flatMap((words) => (words.startsWith(SEEN) ? [words.slice(SEEN.length)] : [])),
});
