/** Fault codes typed in the text: P0301, u0100, "p 0420", "PO420", "P 0 4 2 0", and "code 0420" or "P420" where a reader is spoken of. */
const CODE = /\b([pbcu])[\s-]?([0-3o])[,.]?([0-9a-fo]{3})\b/gi;
const SPACED = /\b([pbcu]) ([0-3o]) ([0-9o]) ([0-9o]) ([0-9o])\b/gi;
/** Only beside words that speak of a reader: years, miles and prices are numbers too, and a radio has a code as well. */
const BEHIND_READER =
  /(?<!\b(?:radio|key|alarm|pin|paint|colour|engine|security) )\b(?:codes?|reader|scanner|obd)(?: (?:is|was|of|says|said|shows|showed|reads|came up|came back|with|as))* p?([01]\d{3}|\d{3})\b(?! ?(?:quid|pounds|miles|mph|times|days))/gi;
const BEFORE_READER = /\bp(\d{3})\b(?=[^.?!]{0,30}\b(?:codes?|reader|scanner|obd)\b)/gi;

/** The codes in a text in their usual spelling, each once, in order. */
export function codesIn(text: string): string[] {
  const found = [
    ...[...text.matchAll(CODE)].filter(([, , first, rest]) => isTyped(`${first}${rest}`)),
    ...text.matchAll(SPACED),
  ].map(({ index, 1: letter, 2: first, 3: second, 4: third = '', 5: fourth = '' }) => ({
    index,
    code: `${letter}${`${first}${second}${third}${fourth}`.replace(/o/gi, '0')}`.toUpperCase(),
  }));
  const bare = [...text.matchAll(BEHIND_READER), ...text.matchAll(BEFORE_READER)].map(({ index, 1: digits }) => ({
    index,
    code: `P${(digits as string).padStart(4, '0')}`,
  }));
  const all = [...found, ...bare].sort((a, b) => a.index - b.index);
  return [...new Set(all.map(({ code }) => code))];
}

/** An O is a nought between digits; "coded" and "booed" are words. */
const isTyped = (digits: string): boolean => !/o/i.test(digits) || (digits.match(/\d/g)?.length ?? 0) >= 2;

/** Codes that each maker defines for itself: the second character is 1, and some ranges of P2, P3, U1, B1, C1. */
export const isMakerSpecific = (code: string): boolean =>
  /^[PBCU]1/.test(code) || /^[BCU]2/.test(code) || /^P3[0-3]/.test(code);

/** From so many cylinders on it is what they share that is at fault. */
const SEVERAL_CYLINDERS = 3;
const ONE_CYLINDER = /^P03(0[1-9]|1[0-2])$/;
const ANY_CYLINDER = 'P0300';

/** As a mechanic reads them: misfires of several cylinders are one code. */
export function asRead(codes: readonly string[]): string[] {
  const cylinders = codes.filter((code) => ONE_CYLINDER.test(code));
  if (cylinders.length < SEVERAL_CYLINDERS) return [...codes];
  return [...new Set([ANY_CYLINDER, ...codes.filter((code) => !cylinders.includes(code))])];
}

/** The name of the sign that a code is. */
export const codeSignOf = (code: string): string => `code-${code.toLowerCase()}`;
export const isCodeSign = (sign: string): boolean => sign.startsWith('code-');
