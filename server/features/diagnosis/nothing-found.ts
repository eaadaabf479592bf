/** Nothing recognised in a photo, nothing said: no fault is named, and none is ruled out. */
import type { DiagnosisResult } from '#contract/diagnosis.ts';

export const NOTHING_FOUND = {
  results: [],
  severity: 'LOW',
  drive: 'ok',
  driveWhy: 'The photo gives no reason not to drive. If the car feels unsafe, trust that and stop.',
  understood: [],
} satisfies Partial<DiagnosisResult>;
