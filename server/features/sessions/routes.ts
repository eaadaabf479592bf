/** The history of an owner's diagnoses. */
import type { FastifyInstance } from 'fastify';
import { saveOutcome } from '#contract/outcomes.ts';
import { Problem } from '#contract/problem.ts';
import { deleteSession, listHistory, sessionResults } from '#contract/sessions.ts';
import type { Mind } from '#engine/mind.ts';
import { carFacts } from '#engine/reason/car.ts';
import type { Db } from '#server/db/open.ts';
import { signedIn } from '#server/http/caller.ts';
import { decodeCursor, onePage } from '#server/http/paging.ts';
import { serve } from '#server/http/serve.ts';
import { recost } from './recost.ts';
import { sessionRepository } from './repository.ts';

const unknownSession = () => new Problem('not_found', 'Session not found');

const UNKNOWN_FAULT = 'This is not a fault we know';
const unknownFault = () =>
  new Problem('validation_failed', UNKNOWN_FAULT, { details: [{ path: 'faultId', message: UNKNOWN_FAULT }] });

export function sessionRoutes(app: FastifyInstance, db: Db, { knowledge }: Mind, clock: () => Date): void {
  const sessions = sessionRepository(db);

  serve(app, listHistory, async (call) => {
    const { limit, cursor } = call.query;
    const rows = await sessions.list(signedIn(call.user).id, limit, decodeCursor(cursor));
    return onePage(call, rows, limit, ({ startedAt, id }) => ({ at: new Date(startedAt), id }));
  });

  serve(app, sessionResults, async ({ user, params, query: { region, garage } }) => {
    const stored = await sessions.result(signedIn(user).id, params.id);
    if (!stored) throw unknownSession();
    const { session, result, carThen } = stored;
    if (!region || !garage) return { session, result };
    return { session, result: recost(result, knowledge, carFacts(carThen ?? {}), { region, garage }) };
  });

  serve(app, deleteSession, async ({ user, params }) => {
    if (!(await sessions.remove(signedIn(user).id, params.id))) throw unknownSession();
  });

  serve(app, saveOutcome, async ({ user, params, body }) => {
    if (body.faultId && !Object.hasOwn(knowledge.faults, body.faultId)) throw unknownFault();
    if (!(await sessions.saveOutcome(signedIn(user).id, params.id, body, clock()))) throw unknownSession();
  });
}
