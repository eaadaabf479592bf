/** Fault codes typed in the text: P0301, u0100, "p 0420". */
const CODE = /\b([pbcu])\s?-?([0-3][0-9a-f]{3})\b/gi;

/** The codes in a text in their usual spelling, each once, in order. */
export function codesIn(text: string): string[] {
  return [...new Set([...text.matchAll(CODE)].map(([, letter, digits]) => `${letter}${digits}`.toUpperCase()))];
}

/** Codes that each maker defines for itself: the second character is 1, and some ranges of P2, P3, U1, B1, C1. */
export const isMakerSpecific = (code: string): boolean =>
  /^[PBCU]1/.test(code) || /^[BCU]2/.test(code) || /^P3[0-3]/.test(code);

/** The name of the sign that a code is. */
export const codeSignOf = (code: string): string => `code-${code.toLowerCase()}`;
export const isCodeSign = (sign: string): boolean => sign.startsWith('code-');
