/** The whole server on a database of its own, and people who use it. */
import './test-database.ts';
import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp, type Deps } from '../app.ts';
import { readConfig } from '../config.ts';
import { withClient } from '../db/client.ts';
import type { Db } from '../db/open.ts';
import { openPool } from '../db/pool.ts';
import { loadMind } from '../knowledge/load.ts';

type Headers = Record<string, string>;

/** Someone with a browser: keeps the cookie that the server gives. */
export interface Person {
  name: string;
  /** 0 for a guest. */
  readonly id: number;
  /** The session's cookie, as a browser would send it. */
  readonly cookie: string;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  put(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  patch(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  delete(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** Anna and Ben have accounts of their own; the guest has none. */
  anna: Person;
  ben: Person;
  guest: Person;
  /** Another browser with nobody signed in. */
  newBrowser(name?: string): Person;
  /** What the server's clock says; may be set forward. */
  time: { now: Date };
  /** Everything logged, a line each. */
  log: string[];
}

export const PASSWORD = 'correct horse battery';
export const ANSWER = 'Rex';

interface Options {
  env?: Headers;
  deps?: Partial<Deps>;
}

/** Call it once at the top of a test file. What it hands back may be used inside the tests. */
export function testApp({ env = {}, deps = {} }: Options = {}): TestApp {
  const log: string[] = [];
  const time = { now: new Date() };
  const running: { app?: FastifyInstance; db?: Db } = {};
  const started = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The server runs only while the tests do');
    return part;
  };
  const newBrowser = (name = 'guest') => person(name, () => started(running.app));
  const [anna, ben, guest] = [newBrowser('anna'), newBrowser('ben'), newBrowser()];
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const address = { host: inject('databaseSocket'), user: 'app' };
  // Dropping the database ends what is still connected.
  const pool = openPool({ ...address, database: name, max: 10 }, () => {});

  beforeAll(async () => {
    await withClient({ ...address, database: 'postgres' }, (client) =>
      client.query(`create database ${name} template template_app`),
    );
    running.db = drizzle(pool);
    running.app = await buildApp({
      config: readConfig({ RATE_LIMIT: 'off', ...env }),
      db: running.db,
      clock: () => time.now,
      log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
      lifecycle: { ready: true, stopping: false },
      webFolder: '/nowhere',
      mind: loadMind(),
      ...deps,
    });
    await Promise.all([anna, ben].map(register));
  });
  afterAll(async () => {
    await running.app?.close();
    await pool.end();
    await withClient({ ...address, database: 'postgres' }, (client) => client.query(`drop database ${name} (force)`));
  });

  return {
    get app() {
      return started(running.app);
    },
    get db() {
      return started(running.db);
    },
    anna,
    ben,
    guest,
    newBrowser,
    time,
    log,
  };
}

/** Opens an account under the person's name. */
export async function register(who: Person): Promise<void> {
  const answer = await who.post('/api/register', {
    username: who.name,
    password: PASSWORD,
    securityQuestion: 'What was the name of your first pet?',
    securityAnswer: ANSWER,
    email: `${who.name}@example.com`,
  });
  if (answer.statusCode !== 201) throw new Error(`${who.name} could not register: ${answer.body}`);
}

function person(name: string, app: () => FastifyInstance): Person {
  let id = 0;
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');

  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body: unknown,
    more: Headers,
  ) => {
    const headers = { ...(cookies.size > 0 && { cookie: cookie() }), ...more };
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    if (body !== undefined && !('content-type' in headers))
      Object.assign(headers, { 'content-type': 'application/json' });
    const answer = await app().inject({ method, url, headers, ...payload });
    for (const { name: key, value } of answer.cookies) {
      if (value === '') cookies.delete(key);
      else cookies.set(key, value);
    }
    if (/^\/api\/(register|login)$/.test(url) && answer.statusCode < 300) id = answer.json<{ id: number }>().id;
    return answer;
  };

  return {
    name,
    get id() {
      return id;
    },
    get cookie() {
      const sid = [...cookies].find(([key]) => key.endsWith('sid'));
      return sid ? sid.join('=') : '';
    },
    get: (url, headers = {}) => send('GET', url, undefined, headers),
    post: (url, body, headers = {}) => send('POST', url, body, headers),
    put: (url, body, headers = {}) => send('PUT', url, body, headers),
    patch: (url, body, headers = {}) => send('PATCH', url, body, headers),
    delete: (url, headers = {}) => send('DELETE', url, undefined, headers),
  };
}
