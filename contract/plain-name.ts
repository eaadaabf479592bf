/** Names under which people meet: one that looks like another's is another's, however it is spelt inside. */

/** What nobody sees: zero-width and filling signs, and the empty braille cell. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;
/** Beside those whatever has no face of its own: line ends, private and unassigned signs. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Alphabets with letters that look alike: a name has those of one. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
];

/** Names that speak for the app, or for nobody. */
const RESERVED = /^(deletedusers?|admin(istrator)?s?|moderators?|support|system|staff)$/;

/** One spelling for what looks the same: "Zoë" in one letter or two, wide letters, runs of spaces. */
export const oneSpelling = (name: string): string => name.normalize('NFKC').trim().replaceAll(/ {2,}/g, ' ');

export const isPrintable = (name: string): boolean => !UNPRINTABLE.test(name);

export const isOfOneAlphabet = (name: string): boolean => ALIKE.filter((script) => script.test(name)).length <= 1;

export const isReserved = (name: string): boolean => RESERVED.test(name.toLowerCase().replaceAll(/[\s._-]/g, ''));

/** How much of a text can be seen; a run of spaces or line ends is one. */
export const seenLength = (text: string): number => text.replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').trim().length;
