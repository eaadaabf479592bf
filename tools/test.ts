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
const names = outcomes.flatMap((outcome) => outcome.names);
if (names.length > 0) console.log(`\nWhat failed:\n${names.map((name) => `  ${name}`).join('\n')}`);
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
    return good || outcome.failed > 0 ? outcome : { ...outcome, failed: 1, names: [`${stage.name}: the run itself`] };
  } catch {
    return { passed: 0, failed: 1, names: [`${stage.name}: no report`] };
  }
}

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** A file that could not be run at all counts as one failure. */
function vitestCounts({ numPassedTests, testResults }: VitestReport): Outcome {
  const names = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${name}: ${fullName}`) : [name];
    });
  return { passed: numPassedTests, failed: names.length, names };
}

interface PlaywrightSuite {
  specs: { title: string; file: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

/** One that failed and then held on the retry has passed. */
function playwrightCounts({
  stats,
  suites,
}: {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}): Outcome {
  const specs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ];
  const names = suites.flatMap(specs).filter(({ ok }) => !ok);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: names.map(({ file, title }) => `${file}: ${title}`),
  };
}
