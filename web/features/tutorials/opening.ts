/** Letters of a description that a card in the list has room for: whole, what most guides put right. */
const ROOM = 180;

/** A description's whole sentences as far as there is room, else its beginning up to a whole word. */
export function openingOf(description: string): string {
  if (description.length <= ROOM) return description;
  const [sentences] = /^.*[.!?](?=\s)/s.exec(description.slice(0, ROOM + 1)) ?? [];
  if (sentences) return sentences;
  const begun = description.slice(0, ROOM);
  // One word as long as that has no better place to end.
  return `${begun.replace(/[\s,;:–-]+\S*$/, '')}…`;
}
