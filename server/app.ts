/** One server, put together from its parts; nothing here listens or opens anything. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Mind } from '#engine/mind.ts';
import { openHelpers } from './ai/open-helpers.ts';
import type { Config } from './config.ts';
import { followTransactions } from './db/one-transaction.ts';
import type { Db } from './db/open.ts';
import { preferReplica, type Replica, tellReplica } from './db/replica.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { signInRepository } from './features/accounts/sign-ins/repository.ts';
import { adRoutes } from './features/ads/routes.ts';
import { carRoutes } from './features/cars/routes.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { codeRoutes } from './features/codes/routes.ts';
import { communityRoutes } from './features/community/routes.ts';
import { diagnosisRoutes } from './features/diagnosis/routes.ts';
import { healthRoutes, type Lifecycle } from './features/health/routes.ts';
import { answerRepository } from './features/idempotency/repository.ts';
import { lampRoutes } from './features/lamps/routes.ts';
import { helperFor } from './features/language-model/helper-for.ts';
import { languageModelRoutes } from './features/language-model/routes.ts';
import { overpassSource } from './features/mechanics/overpass.ts';
import { mechanicRoutes } from './features/mechanics/routes.ts';
import { lateGarages, loadedSource } from './features/mechanics/sources.ts';
import { ebayPrices } from './features/parts/ebay.ts';
import { partRoutes } from './features/parts/routes.ts';
import { hasPremium } from './features/premium/has-premium.ts';
import { openPremium } from './features/premium/open.ts';
import { premiumRoutes } from './features/premium/routes.ts';
import { stopEverything } from './features/premium/stop.ts';
import { quoteRoutes } from './features/quotes/routes.ts';
import { sessionRoutes } from './features/sessions/routes.ts';
import { operatorOf } from './features/support/operator.ts';
import { supportRoutes } from './features/support/routes.ts';
import { tutorialRoutes } from './features/tutorials/routes.ts';
import { admit } from './http/admit.ts';
import { serveAppLinks } from './http/app-links.ts';
import { boundBigBodies } from './http/big-bodies.ts';
import { acceptJsonOnly } from './http/body.ts';
import { bulkheads } from './http/bulkhead.ts';
import type { EventLoop } from './http/event-loop.ts';
import { onceIn } from './http/idempotency.ts';
import { lateReads } from './http/late-reads.ts';
import { logRequests } from './http/log.ts';
import { serveMetrics } from './http/metrics.ts';
import { openApi } from './http/openapi.ts';
import { answerProblems, notFound, sendProblem } from './http/problem-reply.ts';
import { readableUrl, serveStaticFiles } from './http/static-files.ts';
import { sendTraces } from './http/traces.ts';
import { arrivalsAt } from './http/turns.ts';
import { lettersOver } from './outside/mail.ts';

export interface Deps {
  config: Config;
  db: Db;
  /** For reads that may be seconds late. */
  replica?: Replica;
  clock: () => Date;
  log: FastifyBaseLogger;
  lifecycle: Lifecycle;
  eventLoop?: EventLoop;
  /** Where the built app lies. */
  webFolder: string;
  mind: Mind;
}

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, clock, log, lifecycle, mind, replica } = deps;
  const db = followTransactions(deps.db);
  const app = Fastify({
    loggerInstance: log,
    // http/log.ts writes the one line a request.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUSTED_PROXIES ?? false,
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: readableUrl,
    // A path that is not valid names nothing.
    frameworkErrors: (_error, request, reply) => sendProblem(notFound(), request, reply),
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    routerOptions: { ignoreTrailingSlash: false },
  });

  const signIns = signInRepository(db);
  const arrivals = arrivalsAt(app.server);
  app.decorate('house', {
    config,
    whoHas: (tokenHash) => signIns.whoHas(tokenHash, clock()),
    once: onceIn(answerRepository(db, clock)),
    hasPremium: (user) => hasPremium(user, config.BILLING, clock()),
    isReady: () => lifecycle.ready,
    arrivals,
    bulkheads: bulkheads(arrivals),
    eventLoop: deps.eventLoop,
    endpoints: [],
  });
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT) await sendTraces(app, config.OTEL_EXPORTER_OTLP_ENDPOINT);
  acceptJsonOnly(app);
  answerProblems(app);
  await admit(app);
  boundBigBodies(app);
  logRequests(app);
  const registry = config.METRICS === 'on' ? serveMetrics(app) : undefined;
  if (registry && replica) tellReplica(registry, replica);
  const late = lateReads(app, db, replica);
  serveAppLinks(app, config);
  await serveStaticFiles(app, deps.webFolder);

  healthRoutes(app, db, lifecycle, replica);
  const premium = await openPremium(config, db, clock, log);
  await premiumRoutes(app, premium);
  accountRoutes(app, db, clock, {
    limitGuessing: config.RATE_LIMIT === 'on',
    breachedPasswords: config.BREACHED_PASSWORDS,
    beforeDeletion: (userId) => stopEverything(premium, userId),
  });
  carRoutes(app, db);
  sessionRoutes(app, db, mind, clock);
  const helpers = openHelpers(config, {
    knowledge: mind.knowledge,
    clock,
    registry,
    onTrouble: ({ kind, message }, { work }) => log.warn({ work, kind }, `a language model was no help: ${message}`),
  });
  languageModelRoutes(app, db, helpers);
  const helper = helperFor(helpers);
  diagnosisRoutes(app, db, mind, clock, helper);
  codeRoutes(app, mind);
  chatRoutes(app, db, mind, clock, helper);
  lampRoutes(app, mind);
  const { EBAY_CLIENT_ID: clientId, EBAY_CLIENT_SECRET: clientSecret, EBAY_API_URL: url } = config;
  const live =
    clientId && clientSecret ? ebayPrices({ url, clientId, clientSecret }, () => clock().getTime()) : undefined;
  partRoutes(app, { db, clock, mind, live });
  quoteRoutes(app, mind);
  mechanicRoutes(app, [
    loadedSource(lateGarages(preferReplica(db, replica))),
    ...(config.OVERPASS_URL === undefined ? [] : [overpassSource(config.OVERPASS_URL, () => clock().getTime())]),
  ]);
  adRoutes(app, {
    clientId: config.ADS_CLIENT_ID,
    isPremium: (user) => hasPremium(user, config.BILLING, clock()),
  });
  tutorialRoutes(app, { db, late, knowledge: mind.knowledge, helperFor: helper });
  const operator = operatorOf(config);
  supportRoutes(app, {
    db,
    clock,
    operator,
    limited: config.RATE_LIMIT === 'on',
    sendLetter: config.SMTP_URL ? lettersOver(config.SMTP_URL, operator.email) : undefined,
  });
  communityRoutes(app, {
    db,
    late,
    clock,
    mind,
    limited: config.RATE_LIMIT === 'on',
  });

  app.get('/api/docs', () => openApi(app.house.endpoints));
  return app;
}
