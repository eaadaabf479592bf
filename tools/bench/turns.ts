/** npm run bench -- turns: how long a start of home keeps the page's thread busy at a stretch. Processor time, which other programs on the machine hardly lengthen; the phone that Lighthouse imagines is four times slower. */
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { buildAll } from '../build/all.ts';
import { chromiumPath, HOW_TO_GET_CHROMIUM } from '../run/chromium.ts';
import { withBuiltServer } from './built-server.ts';
import { medianOf } from './median.ts';

const RUNS = 5;
const SLOWER = 4;
/** Beyond this a turn counts as blocking. */
const BLOCKING_MS = 50;
/** By then the other screens have come too. */
const WATCHED_MS = 3_500;

/** What Chromium's traces say of a stretch of work; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

async function oneStart(browser: Browser, origin: string) {
  // Nothing kept: a newcomer's.
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  // The protocol leaves the shape of its events open.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'toplevel',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'blink.user_timing',
        'loading',
      ],
    },
  });
  await page.goto(origin);
  await page.waitForTimeout(WATCHED_MS);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await context.close();

  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(origin),
  );
  if (!start) throw new Error('The trace does not tell when the page began');
  const own = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts);
  const turns = own
    .filter(({ name, tid }) => name === 'RunTask' && tid === start.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
  const painted = own.find(({ name }) => name === 'firstContentfulPaint');
  return {
    longest: Math.max(...turns),
    blocking: turns.reduce((sum, ms) => sum + Math.max(0, SLOWER * ms - BLOCKING_MS), 0),
    busy: turns.reduce((sum, ms) => sum + ms, 0),
    firstPaint: painted ? (painted.ts - start.ts) / 1000 : Number.NaN,
  };
}

await buildAll();
const executablePath = chromiumPath();
if (executablePath === undefined) throw new Error(HOW_TO_GET_CHROMIUM);
await withBuiltServer(async (origin) => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const starts: Awaited<ReturnType<typeof oneStart>>[] = [];
    for (let run = 0; run < RUNS; run++) starts.push(await oneStart(browser, origin));
    const median = (pick: (start: (typeof starts)[number]) => number) => medianOf(starts.map(pick)).toFixed(1);
    console.log(
      `home’s start, medians of ${RUNS} (load ${loadavg()[0]?.toFixed(1)}): longest turn ${median(({ longest }) => longest)} ms of processor time, ` +
        `blocking on a phone ${SLOWER} × slower ${median(({ blocking }) => blocking)} ms, all turns ${median(({ busy }) => busy)} ms, ` +
        `first paint here after ${median(({ firstPaint }) => firstPaint)} ms`,
    );
  } finally {
    await browser.close();
  }
});
