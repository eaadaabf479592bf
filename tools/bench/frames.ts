/** npm run bench -- frames: does the picture keep up with the screen while a recording runs and its result is looked at? A page at rest beside it says what this machine can do. */
import { chromium, type Page } from '@playwright/test';
import { buildAll } from '../build/all.ts';
import { chromiumPath, HOW_TO_GET_CHROMIUM } from '../run/chromium.ts';
import { withBuiltServer } from './built-server.ts';

const WATCHED_MS = 5_000;
const FRAME_MS = 1000 / 60;
/** A frame that came this much later than it should has left out at least one. */
const DROPPED = 1.5;

async function measureFrames(executablePath: string, origin: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    await page.goto(origin);
    await page.getByRole('tab', { name: 'Audio' }).click();
    const start = page.getByRole('button', { name: 'Start Recording' });
    await start.waitFor();
    await report('home at rest', page);
    await start.click();
    await page.getByRole('timer').waitFor();
    await report('home while it records', page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('img', { name: /spectrogram|picture/i }).waitFor({ timeout: 60_000 });
    await report('the result, its recording playing and the page scrolling', page, PLAY_AND_SCROLL);
  } finally {
    await browser.close();
  }
}

const PLAY_AND_SCROLL = `
  for (const sound of document.querySelectorAll('audio')) void sound.play();
  let step = 0;
  const scroll = () => {
    window.scrollTo(0, 400 * (1 - Math.cos(step++ / 30)));
    if (step < ${Math.round(WATCHED_MS / FRAME_MS)}) requestAnimationFrame(scroll);
  };
  requestAnimationFrame(scroll);`;

/** In the page's own words, since these tools know no document. */
const WATCH = `new Promise((done) => {
  const gaps = [];
  let before;
  const frame = (now) => {
    if (before !== undefined) gaps.push(now - before);
    before = now;
    if (gaps.reduce((sum, gap) => sum + gap, 0) < ${WATCHED_MS}) requestAnimationFrame(frame);
    else done(gaps);
  };
  requestAnimationFrame(frame);
})`;

async function report(what: string, page: Page, meanwhile = ''): Promise<void> {
  if (meanwhile) await page.evaluate(meanwhile);
  const gaps = await page.evaluate<number[]>(WATCH);
  gaps.sort((a, b) => a - b);
  const at = (share: number) => (gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? 0).toFixed(1);
  const dropped = gaps.reduce((sum, gap) => sum + (gap > DROPPED * FRAME_MS ? Math.round(gap / FRAME_MS) - 1 : 0), 0);
  console.log(
    `${what}: ${gaps.length} frames, median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, longest ${at(1)} ms, ${dropped} dropped`,
  );
}

await buildAll();
const executable = chromiumPath();
if (executable === undefined) throw new Error(HOW_TO_GET_CHROMIUM);
await withBuiltServer((origin) => measureFrames(executable, origin));
