/** Renders the reference sounds into a folder: node tools/build/sounds.ts <folder>. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ODD_KINDS, RATE } from '#engine/sound/kinds.ts';
import { demonstrate } from '#engine/sound/synthesis/demonstrate.ts';

const folder = process.argv[2] ?? 'dist/web/sounds';
mkdirSync(folder, { recursive: true });
for (const kind of ODD_KINDS) writeFileSync(join(folder, `${kind}.wav`), wav(demonstrate(kind)));

function wav(samples: Float64Array): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  // Plain numbers, one channel of 16 bits.
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, at) => {
    file.writeInt16LE(Math.round(value * 32_767), 44 + at * 2);
  });
  return file;
}
