/** A few words: is the likeliest fault an expert's, and is our chance of what we name first the one that he gives it? */
import { diagnose } from '#engine/diagnose.ts';
import type { Knowledge } from '#engine/knowledge.ts';
import type { Mind } from '#engine/mind.ts';
import { carFacts } from '#engine/reason/car.ts';
import type { FewWords } from '#server/knowledge/exams.ts';
import { calibrationError, type Score, scoreOf, type Told } from './report.ts';

export interface FewWordsScore extends Score {
  /** Mean chance that we tell of what we name first, and the mean of what the expert gives the same faults. */
  told: number;
  experts: number;
  /** Mean distance between the two, over ten bins of what is told. */
  error: number;
}

export function scoreFewWords(
  mind: Mind,
  { faults }: Pick<Knowledge, 'faults'>,
  exam: readonly FewWords[],
): FewWordsScore {
  const kindOf = (id: string) => faults[id]?.same_as ?? id;
  const asked = exam.map(({ says, chances }) => {
    const experts = new Map<string, number>();
    for (const [id, chance] of Object.entries(chances))
      experts.set(kindOf(id), (experts.get(kindOf(id)) ?? 0) + chance / 100);
    const [likeliest] = [...experts].reduce((best, one) => (one[1] > best[1] ? one : best));
    const { suspects } = diagnose(mind, {
      words: says,
      car: carFacts({}),
      answers: [],
      sensed: [],
      thisYear: new Date().getFullYear(),
    });
    const [first] = suspects;
    const told: Told = { confidence: first?.chance ?? 0, right: (first && experts.get(kindOf(first.fault))) ?? 0 };
    return { ...told, place: suspects.findIndex(({ fault }) => kindOf(fault) === likeliest) };
  });
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    ...scoreOf(asked),
    told: mean(asked.map(({ confidence }) => confidence)),
    experts: mean(asked.map(({ right }) => right)),
    error: calibrationError(asked),
  };
}
