/** Diagnostic sessions: the history of an owner, and the answer that each one got. */
import * as z from 'zod/mini';
import { DiagnosisResult, TextDiagnosis } from './diagnosis.ts';
import { endpoint } from './endpoint.ts';
import { LabourPlace } from './labour.ts';
import { Id, Page, Time } from './text.ts';

export const InputType = z.enum(['text', 'audio', 'visual']);
export type InputType = z.infer<typeof InputType>;

export const Session = z.object({
  id: Id,
  /** The car as it was at the time; null when none was named. Stays when the car is deleted from the garage. */
  car: z.nullable(
    z.object({ make: z.nullable(z.string()), model: z.nullable(z.string()), year: z.nullable(z.number()) }),
  ),
  inputType: InputType,
  inputContent: z.string(),
  startedAt: Time,
  completedAt: z.nullable(Time),
});
export type Session = z.infer<typeof Session>;

export const SessionResult = z.object({ session: Session, result: DiagnosisResult });
export type SessionResult = z.infer<typeof SessionResult>;

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/history',
  summary: "The owner's sessions, newest first",
  query: Page,
  reply: z.array(Session),
});
export const sessionResults = endpoint({
  method: 'GET',
  path: '/api/sessions/:id/results',
  summary:
    'An own session and its answer as it was given; with a region and a kind of garage, its costs are those of today there',
  query: z.partial(LabourPlace),
  reply: SessionResult,
});
export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Deletes an own session',
  status: 204,
  reply: z.void(),
});
/** A guest's answer, kept in the browser, saved after sign-in without retyping. */
export const saveSession = endpoint({
  method: 'POST',
  path: '/api/sessions',
  summary: "Saves a guest's diagnosis after sign-in: it is answered again from what was given and stored",
  status: 201,
  cost: 'engine',
  body: z.pick(TextDiagnosis, {
    symptoms: true,
    timeframe: true,
    answers: true,
    carId: true,
    carInfo: true,
    labour: true,
  }),
  reply: DiagnosisResult,
});
