/** The engine's diagnosis as the contract's answer. */
import type { DiagnosisResult, Understood } from '#contract/diagnosis.ts';
import { CATEGORIES, type Category } from '#contract/tutorials.ts';
import type { Diagnosis } from '#engine/diagnose.ts';
import type { Knowledge, Severity } from '#engine/knowledge.ts';
import type { CarFacts } from '#engine/reason/car.ts';
import { type LabourPlace, UK_AVERAGE } from '#engine/reason/labour.ts';
import { issueOf, labelOf } from './issue.ts';
import { paragraph } from './paragraph.ts';

const SEVERITY_NAME: Record<Severity, DiagnosisResult['severity']> = { high: 'HIGH', medium: 'MEDIUM', low: 'LOW' };

export function answerOf(
  knowledge: Knowledge,
  diagnosis: Diagnosis,
  userInput: string,
  car: CarFacts,
  place: LabourPlace = UK_AVERAGE,
): DiagnosisResult {
  const results = diagnosis.suspects.map((suspect) =>
    issueOf(knowledge, suspect, { car, place, verdict: diagnosis.verdict }),
  );
  return {
    results,
    userInput,
    sessionId: null,
    text: paragraph(diagnosis, results),
    severity: diagnosis.verdict.drive === 'stop' ? 'HIGH' : worstOf(results),
    drive: diagnosis.verdict.drive,
    driveWhy: diagnosis.verdict.why,
    ...(diagnosis.verdict.stranded && { stranded: true }),
    ...(diagnosis.verdict.charging && { charging: true }),
    ...(diagnosis.apart && { apart: true }),
    questions: diagnosis.questions.map(({ sign, question }) => ({ finding: sign, question })),
    understood: understoodOf(knowledge, diagnosis),
    unsure: diagnosis.unsure,
    ...(diagnosis.areas.length > 0 && {
      areas: diagnosis.areas.map(({ system, chance }) => ({ name: CATEGORIES[system as Category], chance })),
    }),
    engine: 'embedded',
    ...((place.region !== UK_AVERAGE.region || place.garage !== UK_AVERAGE.garage) && { labour: place }),
  };
}

/** Of all that is shown, however unlikely: the contract's words. How urgent it is, `drive` says. */
function worstOf(results: DiagnosisResult['results']): DiagnosisResult['severity'] {
  const worst = (['high', 'medium', 'low'] as const).find((severity) =>
    results.some((result) => result.severity === severity),
  );
  return SEVERITY_NAME[worst ?? 'low'];
}

/** What was read out of the input, without what merely follows from it. */
function understoodOf(knowledge: Knowledge, { findings }: Diagnosis): Understood[] {
  return findings
    .filter(({ implied }) => !implied)
    .map(({ sign, present, said }) => {
      const trade = knowledge.signs[sign]?.trade;
      return {
        finding: sign,
        label: labelOf(knowledge, sign),
        present,
        ...(said !== undefined && { said }),
        ...(trade !== undefined && { trade }),
      };
    });
}
