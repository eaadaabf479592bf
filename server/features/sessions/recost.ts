/** A stored answer with what its repairs cost at another place; all else stays as it was answered. */
import type { DiagnosisResult } from '#contract/diagnosis.ts';
import type { Knowledge } from '#engine/knowledge.ts';
import type { CarFacts } from '#engine/reason/car.ts';
import { costsOf, usualJob } from '#engine/reason/costs.ts';
import type { LabourPlace } from '#engine/reason/labour.ts';
import { costText } from '#server/knowledge/cost-text.ts';

/** A fault that the knowledge has lost, or an answer from before there were costs, keeps what it has. */
export function recost(
  result: DiagnosisResult,
  { faults, jobs, parts }: Knowledge,
  car: CarFacts,
  labour: LabourPlace,
): DiagnosisResult {
  if (!Array.isArray(result.results)) return result;
  const results = result.results.map((issue) => {
    const fault = faults[issue.id];
    if (!fault || !issue.costs) return issue;
    const costs = costsOf(usualJob(jobs, fault, car), parts, car, labour);
    return { ...issue, costs, details: { ...issue.details, repairCost: costText(costs, labour) } };
  });
  return { ...result, results, labour };
}
