/** The same picture or recording, sent as another: what was seen or heard lately is remembered, which is not what is to be measured. */

/** As bare base64 with other last bytes, which neither picture nor sound takes notice of. */
export function different(bytes: Uint8Array, n: number): string {
  const length = bytes.length - (bytes.length % 3);
  const mark = Buffer.from(String(n).padStart(9, '0'));
  return Buffer.from(bytes.subarray(0, length)).toString('base64') + mark.toString('base64');
}
