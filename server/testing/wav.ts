/** A WAV file of samples, as a test needs one. */

export function wavOf(samples: ArrayLike<number>, rate = 16_000): Buffer {
  const data = Buffer.alloc(samples.length * 2);
  for (let at = 0; at < samples.length; at += 1)
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, samples[at] as number)) * 32_767), at * 2);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}

export const asDataUrl = (bytes: Buffer, label = 'audio/wav'): string =>
  `data:${label};base64,${bytes.toString('base64')}`;
