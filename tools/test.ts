/** npm test: every check, then the tests of units, the whole server, the fences and a real browser. Ends with one line that counts them. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { CHECKS } from './run/checks.ts';
import { chromiumPath, HOW_TO_GET_CHROMIUM } from './run/chromium.ts';
import { type Outcome, runStage, runStages, type Stage } from './run/stage.ts';

/** Absolute, because Playwright takes a relative path from its configuration's folder. */
const REPORTS = resolve('.build/reports');

if (chromiumPath() === undefined) {
  console.error(HOW_TO_GET_CHROMIUM);
  process.exit(1);
}
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const outcomes: Outcome[] = [
  runStages(CHECKS),
  counted(
    {
      name: 'units, whole server, screens',
      command: 'vitest',
      args: ['run', '--project', 'server', '--project', 'web', ...vitestReport('units')],
    },
    'units',
    vitestCounts,
  ),
  counted(
    {
      name: 'fences catch trespasses',
      command: 'vitest',
      args: ['run', '--project', 'fences', ...vitestReport('fences')],
    },
    'fences',
    vitestCounts,
  ),
  counted(
    {
      name: 'a real browser',
      command: 'node',
      args: ['tools/e2e.ts'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/browser.json` },
    },
    'browser',
    playwrightCounts,
  ),
];
const total = (count: (outcome: Outcome) => number) => outcomes.reduce((sum, outcome) => sum + count(outcome), 0);
const failed = total((outcome) => outcome.failed);
console.log(`\n${total((outcome) => outcome.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function vitestReport(name: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${name}.json`];
}

/** Runs a test runner and counts its report. A run that failed without a failed test counts as one failure. */
function counted(stage: Stage, report: string, counts: (report: never) => Outcome): Outcome {
  const good = runStage(stage);
  try {
    const outcome = counts(JSON.parse(readFileSync(`${REPORTS}/${report}.json`, 'utf8')) as never);
    return good || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitestCounts({ numPassedTests, numFailedTests, numFailedTestSuites }: Record<string, number>): Outcome {
  return { passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, (numFailedTestSuites ?? 0) > 0 ? 1 : 0) };
}

function playwrightCounts({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }): Outcome {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
