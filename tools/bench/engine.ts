/** The engine's own time per diagnosis, beside a plain search over the same texts in the same run. */
import { diagnose } from '#engine/diagnose.ts';
import { carFacts } from '#engine/reason/car.ts';
import { loadMind } from '#server/knowledge/load.ts';
import { readKnowledge } from '#server/knowledge/read.ts';
import { bm25Over } from '../score/bm25.ts';
import { medianOf } from './median.ts';

const ROUNDS = 5;

export function measureEngine(): void {
  const started = performance.now();
  const mind = loadMind();
  const loading = performance.now() - started;
  const { exams, knowledge } = readKnowledge('knowledge');
  const search = bm25Over(knowledge);
  const engine: number[] = [];
  const plain: number[] = [];
  const timed = (times: number[], work: () => unknown) => {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { says, car } of exams.complaints) {
      timed(engine, () =>
        diagnose(mind, { words: says, car: carFacts(car ?? {}), answers: [], sensed: [], thisYear: 2026 }),
      );
      timed(plain, () => search(says));
    }
  console.log(`knowledge loaded in ${loading.toFixed(0)} ms`);
  console.log(
    `engine: median ${medianOf(engine).toFixed(2)} ms a diagnosis, ${(medianOf(engine) / medianOf(plain)).toFixed(2)} × a plain BM25 search over the same knowledge`,
  );
}
