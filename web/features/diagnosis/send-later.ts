/** Questions asked without a connection: kept in this browser, sent when there is one, their answers handed over when the owner wants them. */

import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { DiagnosisResult, diagnoseText, TextDiagnosis } from '#contract/diagnosis.ts';
import { Problem } from '#contract/problem.ts';
import { listHistory } from '#contract/sessions.ts';
import { Id } from '#contract/text.ts';
import { call, NoConnection } from '#web/lib/call.ts';
import { newKey } from '#web/lib/call-once.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { refresh } from '#web/lib/query-client.ts';
import { stored } from '#web/lib/storage.ts';
import { toast } from '#web/ui/toast-store.ts';
import { Case, caseStore, type Given } from './case-store.ts';
import { words } from './waiting-words.ts';

const Waiting = z.object({
  /** Makes a question that was sent twice count once. */
  key: z.string(),
  /** Whose it is; null for a guest's. */
  owner: z.nullable(Id),
  asked: Case,
  body: TextDiagnosis,
  answer: z.nullable(DiagnosisResult),
});
export type Waiting = z.infer<typeof Waiting>;

const MOST = 10;

export const waitingStore = stored('waitingQuestions', z.array(Waiting), []);

const change = (key: string, into: (one: Waiting) => Waiting | undefined) =>
  waitingStore.write(waitingStore.read().flatMap((one) => (one.key === key ? (into(one) ?? []) : [one])));

/** False when too many wait already: nothing is dropped for a new one. */
export function sendLater(client: QueryClient, body: TextDiagnosis, given: Given): boolean {
  const waiting = waitingStore.read();
  const asked = caseStore.read();
  // Pressed twice, it is still one question.
  if (waiting.some((one) => !one.answer && one.body.symptoms === body.symptoms)) return true;
  if (waiting.length >= MOST) return false;
  const owner = client.getQueryData(currentUserQuery.queryKey)?.id ?? null;
  const key = newKey();
  waitingStore.write([...waiting, { key, owner, asked: { ...asked, result: null, given }, body, answer: null }]);
  toast(words.kept);
  return true;
}

/** Sends what waits, one after the other; what fails for want of a connection or of room goes on waiting. */
export async function sendWaiting(client: QueryClient): Promise<void> {
  const inTurn = navigator.locks
    ? (work: () => Promise<void>) => navigator.locks.request('waiting-questions', work)
    : (work: () => Promise<void>) => work();
  // Two tabs come back online at the same moment: the second finds nothing left to send.
  await inTurn(async () => {
    for (const { key } of waitingStore.read()) {
      const one = waitingStore.read().find((other) => other.key === key);
      if (one && !one.answer && !(await send(client, one))) return;
    }
  });
}

/** True when the next may be tried. */
async function send(client: QueryClient, { key, owner, body, asked }: Waiting): Promise<boolean> {
  const user = await client.fetchQuery(currentUserQuery).catch(() => undefined);
  if (user === undefined) return false;
  if (owner !== null && owner !== user?.id) {
    change(key, () => undefined);
    return true;
  }
  try {
    const answer = await call(diagnoseText, { body, key });
    change(key, (one) => ({ ...one, answer }));
    if (answer.sessionId !== null) void refresh(client, listHistory.path);
    return true;
  } catch (error) {
    if (error instanceof NoConnection) return false;
    if (error instanceof Problem && (error.status === 429 || error.status >= 500)) return false;
    change(key, () => undefined);
    // What was typed must not be lost with it.
    if (caseStore.read().symptoms === '') caseStore.write(asked);
    toast({ title: words.failed, description: (error as Error).message, variant: 'destructive' });
    return true;
  }
}

/** The answer becomes the case in hand. */
export function takeAnswer({ key, asked, answer }: Waiting): void {
  caseStore.write({ ...asked, result: answer });
  change(key, () => undefined);
}

export const dropWaiting = (key: string): void => change(key, () => undefined);
