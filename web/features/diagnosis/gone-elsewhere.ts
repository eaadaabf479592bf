/** A car or a session may be gone: deleted in another tab, or on another device. Whoever is told so is then shown what there is. */

import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { currentCar, listCars } from '#contract/cars.ts';
import { Problem } from '#contract/problem.ts';
import { listHistory } from '#contract/sessions.ts';
import { Id } from '#contract/text.ts';
import { refresh } from '#web/lib/query-client.ts';
import { caseStore } from './case-store.ts';

const Refining = z.object({ sessionId: Id });

/** Else the screen would go on naming what is gone, and every further try would fail as the first did. */
export const followGone = (client: QueryClient): (() => void) =>
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (!(error instanceof Problem) || error.code !== 'not_found') return;
    const { result } = caseStore.read();
    const refined = z.safeParse(Refining, event.mutation.state.variables).data?.sessionId;
    if (result && refined === result.sessionId) caseStore.change({ result: { ...result, sessionId: null } });
    void refresh(client, currentCar.path, listCars.path, listHistory.path);
  });
