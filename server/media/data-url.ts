/** A data URL, or bare base64, as bytes. Its label is not believed, and no expression runs over megabytes. */

/** A label longer than this is not one. */
const LONGEST_LABEL = 200;

export function bytesOf(text: string): Buffer<ArrayBuffer> {
  if (!/^\s*data:/i.test(text.slice(0, LONGEST_LABEL))) return Buffer.from(text, 'base64');
  const comma = text.slice(0, LONGEST_LABEL).indexOf(',');
  if (comma < 0) return Buffer.alloc(0);
  return Buffer.from(text.slice(comma + 1), /;base64$/i.test(text.slice(0, comma)) ? 'base64' : 'latin1');
}
