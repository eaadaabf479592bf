/** node tools/sbom.ts [file]: the software bill of materials (CycloneDX) of what runs, from the lock file. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const [file = 'dist/sbom.json'] = process.argv.slice(2);
const bill = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
writeFileSync(file, bill);
const { components } = JSON.parse(bill) as { components: unknown[] };
console.log(`${components.length} packages are in ${file}`);
