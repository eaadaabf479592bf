/** Health and readiness: the calls that answer before anything else does. */
import type { FastifyInstance } from 'fastify';
import { health, ready } from '#contract/health.ts';
import { Problem } from '#contract/problem.ts';
import type { Db } from '#server/db/open.ts';
import type { Replica } from '#server/db/replica.ts';
import { serve } from '#server/http/serve.ts';
import { healthRepository } from './repository.ts';

export interface Lifecycle {
  /** The database is open and migrated. */
  ready: boolean;
  /** The server has been told to stop. */
  stopping: boolean;
}

/** The screens ask often, so one look at the database serves all of them for a while. */
const LOOK_EVERY_MS = 500;

export function healthRoutes(
  app: FastifyInstance,
  db: Db,
  lifecycle: Lifecycle,
  replica?: Pick<Replica, 'state'>,
): void {
  const repository = healthRepository(db);
  let looked = { at: Number.NEGATIVE_INFINITY, answers: Promise.resolve(false) };

  const databaseAnswers = (): Promise<boolean> => {
    if (performance.now() - looked.at > LOOK_EVERY_MS)
      looked = { at: performance.now(), answers: repository.answers() };
    return looked.answers;
  };
  const notYet = (message: string) => new Problem('overloaded', message, { retryAfter: 1 });

  const state = async () => {
    if (!lifecycle.ready) throw notYet('The server is starting. Please try again in a moment.');
    if (!(await databaseAnswers())) throw notYet('The database does not answer. Please try again in a moment.');
    return { status: 'ok' as const, replica: replica?.state() };
  };

  serve(app, health, state, { alwaysOpen: true });
  serve(
    app,
    ready,
    () => {
      if (lifecycle.stopping) throw notYet('The server is stopping');
      return state();
    },
    { alwaysOpen: true },
  );
}
