/** FLAC that was put into Ogg, taken out again: behind a short mark its packets are a plain FLAC file, cut into pages. */

const MARK = '\x7fFLAC';
/** The mark, two bytes of version, two for the number of headers. */
const BEFORE_THE_FILE = 9;
const PAGE_HEAD = 27;
const FIRST_PAGE = 2;

/** Undefined where it holds something else. Only the first stream counts: behind it a file may hold hours more. */
export function flacInOgg(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  let stream: number | undefined;
  for (let at = 0; at + PAGE_HEAD <= bytes.length && bytes.toString('latin1', at, at + 4) === 'OggS'; ) {
    const segments = bytes.subarray(at + PAGE_HEAD, at + PAGE_HEAD + (bytes[at + 26] as number));
    const start = at + PAGE_HEAD + segments.length;
    const body = bytes.subarray(start, start + segments.reduce((sum, length) => sum + length, 0));
    const [begins, serial] = [((bytes[at + 5] as number) & FIRST_PAGE) !== 0, bytes.readUInt32LE(at + 14)];
    at = start + body.length;
    if (begins && serial === stream) break;
    if (stream === undefined && body.toString('latin1', 0, MARK.length) === MARK) stream = serial;
    if (serial === stream) parts.push(body);
  }
  return stream === undefined ? undefined : Buffer.concat(parts).subarray(BEFORE_THE_FILE);
}
