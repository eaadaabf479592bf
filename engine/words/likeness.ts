/**
 * How much a text resembles what owners of each fault say: a linear model over words and signs, learnt from the
 * examples in the fault files (learn.ts). It hears what no written phrase foresaw; the signs and their strengths say why.
 */

/** Weights as they are stored: a row a feature, bytes of `weights` scaled by the row's `scale`. */
export interface LikenessModel {
  classes: string[];
  features: string[];
  /** Per feature: the classes it speaks to, packed as 16-bit numbers in base64, and their weights as signed bytes. */
  rows: { scale: number; classes: string; weights: string }[];
  /** Whether the sum is divided by the root of how many features were found, so that long texts do not shout. */
  scaling: 'by-length' | 'plain';
}

export interface Likeness {
  classes: readonly string[];
  /** Log-likeness of each class, in the order of `classes`. Not normalised. */
  score(features: readonly string[]): Float64Array;
  /** What one feature adds to one class, for showing why. */
  weight(feature: string, classIndex: number): number;
}

interface Row {
  classes: Uint16Array;
  weights: Float32Array;
}

export function likenessOf(model: LikenessModel): Likeness {
  const rows = new Map<string, Row>();
  const read = (feature: string): Row | undefined => {
    const ready = rows.get(feature);
    if (ready) return ready;
    const at = places.get(feature);
    if (at === undefined) return undefined;
    const row = unpack(model.rows[at] as LikenessModel['rows'][number]);
    rows.set(feature, row);
    return row;
  };
  const places = new Map(model.features.map((feature, at) => [feature, at]));

  return {
    classes: model.classes,
    score(features) {
      const scores = new Float64Array(model.classes.length);
      const found = features.map(read).filter((row) => row !== undefined);
      const norm = model.scaling === 'plain' ? 1 : 1 / Math.sqrt(Math.max(1, found.length));
      for (const { classes, weights } of found)
        for (let k = 0; k < classes.length; k += 1)
          scores[classes[k] as number] = (scores[classes[k] as number] as number) + norm * (weights[k] as number);
      return scores;
    },
    weight(feature, classIndex) {
      const row = read(feature);
      const at = row?.classes.indexOf(classIndex) ?? -1;
      return at < 0 ? 0 : ((row as Row).weights[at] as number);
    },
  };
}

export function packRow(weights: Float32Array, least: number): LikenessModel['rows'][number] | undefined {
  const kept: number[] = [];
  let most = 0;
  weights.forEach((weight, at) => {
    if (Math.abs(weight) < least) return;
    kept.push(at);
    most = Math.max(most, Math.abs(weight));
  });
  if (kept.length === 0) return undefined;
  const scale = most / 127;
  const classes = new Uint8Array(new Uint16Array(kept).buffer);
  const bytes = new Uint8Array(Int8Array.from(kept, (at) => Math.round((weights[at] as number) / scale)).buffer);
  return { scale, classes: toBase64(classes), weights: toBase64(bytes) };
}

function unpack({ scale, classes, weights }: LikenessModel['rows'][number]): Row {
  const bytes = fromBase64(classes);
  return {
    classes: new Uint16Array(bytes.buffer, 0, bytes.length / 2),
    weights: Float32Array.from(new Int8Array(fromBase64(weights).buffer), (byte) => byte * scale),
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE = new Map([...ALPHABET].map((letter, value) => [letter, value]));

/** Base64 without a platform: the engine runs wherever JavaScript does. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] as number) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += `${ALPHABET[three >> 18]}${ALPHABET[(three >> 12) & 63]}${ALPHABET[(three >> 6) & 63]}${ALPHABET[three & 63]}`;
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  return missing === 0 ? text : `${text.slice(0, -missing)}${'='.repeat(missing)}`;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const length = Math.floor((text.replace(/=+$/, '').length * 3) / 4);
  const bytes = new Uint8Array(length);
  for (let at = 0, to = 0; to < length; at += 4) {
    const value = (k: number) => VALUE.get(text[at + k] ?? 'A') ?? 0;
    const three = (value(0) << 18) | (value(1) << 12) | (value(2) << 6) | value(3);
    bytes[to++] = three >> 16;
    if (to < length) bytes[to++] = (three >> 8) & 255;
    if (to < length) bytes[to++] = three & 255;
  }
  return bytes;
}
