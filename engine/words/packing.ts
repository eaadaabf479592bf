/** Numbers as text, for models that are stored as JSON. Needs no platform: the engine runs wherever JavaScript does. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE = new Uint8Array(128);
for (let value = 0; value < ALPHABET.length; value += 1) VALUE[ALPHABET.charCodeAt(value)] = value;

const PIECE = 24_576;

export function bytesToText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE) pieces.push(piece(bytes.subarray(from, from + PIECE)));
  return pieces.join('');
}

function piece(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] as number) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += `${ALPHABET[three >> 18]}${ALPHABET[(three >> 12) & 63]}${ALPHABET[(three >> 6) & 63]}${ALPHABET[three & 63]}`;
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  return missing === 0 ? text : `${text.slice(0, -missing)}${'='.repeat(missing)}`;
}

export function textToBytes(text: string): Uint8Array<ArrayBuffer> {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let at = 0, to = 0; at < text.length; at += 4) {
    const three =
      ((VALUE[text.charCodeAt(at)] as number) << 18) |
      ((VALUE[text.charCodeAt(at + 1)] as number) << 12) |
      ((VALUE[text.charCodeAt(at + 2)] as number) << 6) |
      (VALUE[text.charCodeAt(at + 3)] as number);
    // writing beyond the end of a typed array is without effect
    bytes[to++] = three >> 16;
    bytes[to++] = (three >> 8) & 255;
    bytes[to++] = three & 255;
  }
  return bytes;
}

/** A table of small numbers: rows of signed bytes, each row scaled by its own largest number. */
export interface PackedRows {
  rows: string;
  scales: string;
}

export function packRows(values: Float32Array, size: number): PackedRows {
  const count = values.length / size;
  const rows = new Int8Array(values.length);
  const scales = new Float32Array(count);
  for (let row = 0; row < count; row += 1) {
    let most = 1e-9;
    for (let k = row * size; k < (row + 1) * size; k += 1) most = Math.max(most, Math.abs(values[k] as number));
    scales[row] = most / 127;
    for (let k = row * size; k < (row + 1) * size; k += 1)
      rows[k] = Math.round((values[k] as number) / (scales[row] as number));
  }
  return { rows: bytesToText(new Uint8Array(rows.buffer)), scales: bytesToText(new Uint8Array(scales.buffer)) };
}

export interface UnpackedRows {
  rows: Int8Array;
  scales: Float32Array;
}

export const unpackRows = ({ rows, scales }: PackedRows): UnpackedRows => ({
  rows: new Int8Array(textToBytes(rows).buffer),
  scales: new Float32Array(textToBytes(scales).buffer),
});
