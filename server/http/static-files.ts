/** The built app: files that never change under their names, and one page for every route of the browser's own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, sendProblem } from './problem-reply.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
const AN_HOUR = 'public, max-age=3600';

/** The bundler writes a hash of the content into the names of what it puts there. */
const cachingOf = (path: string): string => {
  if (/[/\\]assets[/\\]/.test(path)) return FOR_EVER;
  return /\.(html|webmanifest)$|[/\\]sw\.js$/.test(path.replace(/\.(br|gz)$/, '')) ? ASK_EACH_TIME : AN_HOUR;
};

/** Serves `folder` where it has been built, and answers everything else that is not found. */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  const page = ['shell.html', 'index.html'].find((name) => existsSync(join(folder, name)));
  if (page !== undefined)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path));
      },
    });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (page !== undefined && wantsPage(request)) return reply.sendFile(page);
    return sendProblem(notFound(), request, reply);
  });
}

/** A route of the app, not a file that is missing nor a call of the API. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const isFile = /\.\w+$/.test(path);
  const isApi = path === '/api' || path.startsWith('/api/');
  const { accept = '' } = headers;
  return (
    (method === 'GET' || method === 'HEAD') && !isApi && !isFile && (accept === '' || /text\/html|\*\/\*/.test(accept))
  );
}
