/** JavaScript that the home screen needs before it shows, and what every further screen adds, as the wire carries it. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

export function measureFirstLoad(folder = 'dist/web'): void {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  /** The files that come with these, themselves included. */
  const withImports = (files: readonly string[], known = new Set<string>()): Set<string> => {
    for (const file of files)
      if (!known.has(file)) {
        known.add(file);
        withImports(
          (byFile.get(file)?.imports ?? []).flatMap((name) => manifest[name]?.file ?? []),
          known,
        );
      }
    return known;
  };
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + sizeOf(join(folder, file)), 0);
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

  // The page itself says what it needs.
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const first = withImports([...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file ?? ''));
  console.log(`initial JavaScript of home: ${kb(sum(first))} brotli in ${first.size} files`);

  const further = Object.entries(manifest)
    .filter(([, { isDynamicEntry, file }]) => isDynamicEntry && file.endsWith('.js'))
    .map(([name, { file }]) => ({ name, bytes: sum([...withImports([file])].filter((one) => !first.has(one))) }))
    .sort((a, b) => b.bytes - a.bytes);
  for (const { name, bytes } of further) console.log(`  ${kb(bytes).padStart(8)}  ${name}`);
}

const sizeOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
