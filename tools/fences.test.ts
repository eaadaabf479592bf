/** Plants a trespass of every kind into the tree and expects the fence to name its rule. Runs alone: it writes files. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** What is planted where, and the rule that must catch it. */
const TRESPASSES: [file: string, code: string, rule: string][] = [
  ['engine/planted.ts', "import '#contract/problem.ts';", 'engine may import zod, maths'],
  ['engine/planted.ts', "import 'node:fs';", 'engine may import zod, maths'],
  ['contract/planted.ts', "import '#engine/knowledge.ts';", 'contract may import zod'],
  ['server/planted.ts', "import '#web/lib/call.ts';", 'server may import engine, contract, npm, node'],
  ['web/planted.ts', "import '#engine/knowledge.ts';", 'web may import contract, npm'],
  ['web/planted.ts', "import '#server/config.ts';", 'web may import contract, npm'],
  ['web/ui/planted.ts', "import '#contract/problem.ts';", 'web/ui may import npm'],
  ['web/lib/planted.ts', "import '#web/ui/button.tsx';", 'web/lib may import contract, npm'],
  [
    'web/features/planted/one.ts',
    "import '#web/features/diagnosis/results-view.tsx';",
    'features do not know each other',
  ],
  ['server/features/planted/one.ts', "import '#server/features/cars/routes.ts';", 'features do not know each other'],
  ['server/features/planted/one.ts', "import 'drizzle-orm';", 'SQL only in a repository'],
  ['server/db/planted.ts', "import '#contract/problem.ts';", 'server/db may import npm, node'],
  ['web/app/planted.ts', "import '@capacitor/core';", 'one module speaks with the shell'],
  ['engine/planted.ts', "import './planted-two.ts';", 'no circles'],
  ['engine/planted.ts', "import './nowhere.ts';", 'every import leads somewhere'],
];
/** The other half of the circle. */
const PARTNER = 'engine/planted-two.ts';

const cruise = (folder: string): string => {
  try {
    return execFileSync('depcruise', ['--config', '.dependency-cruiser.cjs', folder], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
};

const planted = (file: string, code: string, look: () => void): void => {
  const folder = dirname(file);
  const fresh = !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${code}\n`);
  writeFileSync(PARTNER, "import './planted.ts';\n");
  try {
    look();
  } finally {
    rmSync(file);
    rmSync(PARTNER);
    if (fresh) rmdirSync(folder);
  }
};

test.each(TRESPASSES)('%s with %s is caught', (file, code, rule) => {
  planted(file, code, () => expect(cruise(dirname(file))).toContain(rule));
});

test('a permitted import passes, and the fence sees the modules it judges', () => {
  planted('web/planted.ts', "import '#contract/problem.ts';", () => {
    const answer = cruise('web/planted.ts');
    expect(answer).toContain('no dependency violations found');
    expect(answer).not.toContain('(0 modules');
  });
});
