import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveAppLinks } from './app-links.ts';

const ask = async (app: { APPLE_TEAM_ID?: string; APPLE_BUNDLE_ID?: string }) => {
  const server = Fastify();
  serveAppLinks(server, { BILLING: 'open', RATE_LIMIT: 'off', ...app });
  return server.inject('/.well-known/apple-app-site-association');
};

test('iOS may ask which links belong to the app', async () => {
  const answer = await ask({ APPLE_TEAM_ID: 'ABCDE12345', APPLE_BUNDLE_ID: 'uk.cardiagnostics.app' });
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.json()).toEqual({
    applinks: {
      details: [
        { appIDs: ['ABCDE12345.uk.cardiagnostics.app'], components: [{ '/': '/api/*', exclude: true }, { '/': '/*' }] },
      ],
    },
  });
});

test('where there is no app there is no answer', async () => {
  expect((await ask({})).statusCode).toBe(404);
  expect((await ask({ APPLE_BUNDLE_ID: 'uk.cardiagnostics.app' })).statusCode).toBe(404);
});
