/** Renders the reference sounds into a folder: node tools/build/sounds.ts <folder>. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ODD_KINDS } from '#engine/sound/kinds.ts';
import { demonstrate } from '#engine/sound/synthesis/demonstrate.ts';
import { wavOf } from '#engine/sound/synthesis/wav.ts';

const folder = process.argv[2] ?? 'dist/web/sounds';
mkdirSync(folder, { recursive: true });
for (const kind of ODD_KINDS) writeFileSync(join(folder, `${kind}.wav`), wavOf(demonstrate(kind)));
