/** Tests that need no browser: the server on a real database, the tools, the engine, the contract. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['{server,tools,engine,contract}/**/*.test.ts'],
          globalSetup: ['server/testing/test-database.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
