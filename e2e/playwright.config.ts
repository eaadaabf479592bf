/** A phone and a desk against the built app with an embedded database of its own. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/** A second run beside the first needs a port of its own. */
const PORT = Number(process.env.E2E_PORT ?? 4390);
const executablePath = process.env.CHROMIUM_PATH;
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];
const launchOptions = { ...(executablePath ? { executablePath } : {}), args };
/** The configuration is read by each worker; the first one makes the folder. */
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'car-diagnostics-e2e-'));
process.env.E2E_DATA_DIR = dataDir;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  // While others use the processors the server may tell somebody to come again, as it should: such a test is told as flaky.
  retries: 1,
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: 'retain-on-failure',
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  webServer: {
    command: 'node dist/server.mjs',
    cwd: '..',
    url: `http://127.0.0.1:${PORT}/api/health`,
    env: { PORT: String(PORT), DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], permissions: ['microphone'], launchOptions } },
    {
      name: 'desk',
      use: { viewport: { width: 1280, height: 860 }, launchOptions },
      testMatch: ['screens.spec.ts', 'diagnosis.spec.ts'],
    },
  ],
});
