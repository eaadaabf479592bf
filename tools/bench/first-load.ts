/** JavaScript that the home screen needs before it shows, as the wire carries it. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

export function measureFirstLoad(folder = 'dist/web'): void {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) follow(name);
  const bytes = [...files].reduce((sum, file) => sum + sizeOf(join(folder, file)), 0);
  console.log(`initial JavaScript of home: ${(bytes / 1024).toFixed(1)} KB brotli in ${files.size} files`);
}

const sizeOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
