/** Tells iOS which links to this site the app may open. Apple asks for it when the app is installed. */
import type { FastifyInstance } from 'fastify';
import type { WireConfig } from './house.ts';

const PATH = '/.well-known/apple-app-site-association';

export function serveAppLinks(app: FastifyInstance, { APPLE_TEAM_ID, APPLE_BUNDLE_ID }: WireConfig): void {
  if (APPLE_TEAM_ID === undefined || APPLE_BUNDLE_ID === undefined) return;
  const details = [
    {
      appIDs: [`${APPLE_TEAM_ID}.${APPLE_BUNDLE_ID}`],
      components: [{ '/': '/api/*', exclude: true }, { '/': '/*' }],
    },
  ];
  app.get(PATH, (_, reply) => reply.type('application/json').send({ applinks: { details } }));
}
