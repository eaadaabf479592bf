/** How a text reads in the middle of a sentence: "P0325", "ABS" and "12 V" keep their capitals. */
export const midSentence = (text: string): string =>
  /^(A |[A-Z][a-z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** "Front coil spring (one)" without its bracket. */
export const withoutAside = (name: string): string => name.replace(/\s*\(.*\)/, '').trim();
