/** Tests that need no browser: the server on a real database, the tools, the engine, the contract; the screens in jsdom. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // As in the browser: a machine that is busy elsewhere may be late once.
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['{server,tools,engine,contract}/**/*.test.ts'],
          exclude: ['tools/fences.test.ts'],
          globalSetup: ['server/testing/test-database.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        // It plants files into the tree, so it runs alone.
        test: { name: 'fences', environment: 'node', include: ['tools/fences.test.ts'], testTimeout: 60_000 },
      },
      {
        plugins: [react({ compiler: { compilationMode: 'annotation' } })],
        test: {
          name: 'web',
          environment: 'jsdom',
          // Left out, style sheets are empty; a test reads the tokens.
          css: true,
          environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['web/testing/set-up.ts'],
          // It looks at the page when it is loaded; each test of the shell is a page of its own.
          server: { deps: { inline: ['@capacitor/core'] } },
          testTimeout: 15_000,
        },
      },
    ],
  },
});
