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

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** A route of the app, not a file that is missing nor a call of the API. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf(url);
  if ((method !== 'GET' && method !== 'HEAD') || isApi(path) || path.startsWith('/assets/')) return false;
  const { accept = '' } = headers;
  // Somebody who opens an address with a dot in it wants a page; a script or picture that asks for it wants the file.
  const looksLikeFile = /\.\w+$/.test(path);
  return /text\/html/.test(accept) || (!looksLikeFile && (accept === '' || /\*\/\*/.test(accept)));
}

/** An address whose escapes cannot be read, taken letter by letter: it leads to the page that says so, as any other that is wrong. */
export function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  const path = pathOf(url);
  if (!path.includes('%') || isApi(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
