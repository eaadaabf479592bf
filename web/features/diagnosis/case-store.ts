/** The case in hand: what was typed, what was answered, what came of it. It outlives a reload and a visit to the sign-in screen. */

import * as z from 'zod/mini';
import { CarInfo } from '#contract/cars.ts';
import { Answer, DiagnosisResult, TIMEFRAMES } from '#contract/diagnosis.ts';
import { LitLamp } from '#contract/lit-lamps.ts';
import { forThisTab, stored } from '#web/lib/storage.ts';

const Given = z.object({
  symptoms: z.string(),
  timeframe: z.nullable(z.enum(TIMEFRAMES)),
  /** As it was then. */
  car: z.nullable(CarInfo),
});
export type Given = z.infer<typeof Given>;

export const Case = z.object({
  symptoms: z.string(),
  timeframe: z.nullable(z.enum(TIMEFRAMES)),
  answers: z.array(Answer),
  /** Lamps picked as lit. */
  lamps: z.array(LitLamp),
  result: z.nullable(DiagnosisResult),
  /** What that answer was given for. It alone is refined and saved, whatever stands in the box or the garage by now. */
  given: z._default(z.nullable(Given), null),
  /** A guest pressed Save Results and went to sign in. */
  saveWhenSignedIn: z.boolean(),
});
export type Case = z.infer<typeof Case>;

const NEW: Case = {
  symptoms: '',
  timeframe: null,
  answers: [],
  lamps: [],
  result: null,
  given: null,
  saveWhenSignedIn: false,
};

const store = stored('currentCase', Case, NEW, forThisTab);

export const caseStore = {
  ...store,
  change: (change: Partial<Case>) => store.write({ ...store.read(), ...change }),
};

/** Whether something else stands in the box by now than what the answer was given for. */
export const asksAnew = ({ given, symptoms, lamps }: Case): boolean =>
  given !== null && given.symptoms !== symptomsOf(symptoms, lamps);

/** Lamps that are lit, as answers. */
export const lampAnswers = (lamps: readonly LitLamp[]): Answer[] =>
  [...new Set(lamps.flatMap(({ findings }) => findings))].map((finding) => ({
    finding,
    answer: 'yes',
    unasked: true,
  }));

/** What was typed; where only lamps were picked, they are named instead. */
export const symptomsOf = (typed: string, lamps: readonly LitLamp[]): string =>
  typed.trim() === '' && lamps.length > 0
    ? `Lamp lit on the dashboard: ${lamps.map(({ name, flashing }) => (flashing ? `${name} (flashing)` : name)).join(', ')}`
    : typed;
