/** Samples as a WAV file: plain numbers of sixteen bits, one channel. */
import { RATE } from '../kinds.ts';

export function wavOf(samples: ArrayLike<number>, rate = RATE): Uint8Array {
  const file = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const name = (at: number, letters: string) => {
    for (let letter = 0; letter < letters.length; letter += 1) file.setUint8(at + letter, letters.charCodeAt(letter));
  };
  name(0, 'RIFF');
  file.setUint32(4, file.byteLength - 8, true);
  name(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  name(36, 'data');
  file.setUint32(40, samples.length * 2, true);
  for (let at = 0; at < samples.length; at += 1)
    file.setInt16(44 + at * 2, Math.round(Math.max(-1, Math.min(1, samples[at] as number)) * 32_767), true);
  return new Uint8Array(file.buffer);
}
