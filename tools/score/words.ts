/** The figures of the words: how often the right fault is named first, in three, in five, beside plain search. */
import { diagnose } from '#engine/diagnose.ts';
import type { Mind } from '#engine/mind.ts';
import { factsOf } from '#server/car-facts.ts';
import type { FewWords } from '#server/knowledge/exams.ts';
import { loadMind } from '#server/knowledge/load.ts';
import type { Reading } from '#server/knowledge/read.ts';
import { bm25Over } from './bm25.ts';
import { type Case, openCases, ownCases, realCases } from './cases.ts';
import { scoreDangers } from './dangers.ts';
import { scoreFewWords } from './few-words.ts';
import { scoreHearing } from './hearing.ts';
import { scoreMentions } from './mentions.ts';
import { calibrationError, type Named, reliability, type Score, scoreOf, toldOf } from './report.ts';
import { simulateVisits } from './simulation.ts';

export function printScores({ knowledge, exams }: Reading, file: string | undefined): void {
  const mind = loadMind();
  const search = bm25Over(knowledge);
  const own = ownCases(exams.complaints);
  const open = openCases(exams.openComplaints, knowledge);
  const real = file === undefined ? [] : realCases(file, knowledge);
  const named = [...real, ...own, ...open].map((one) => namedBy(mind, one));

  for (const [title, cases] of [
    ['real cases', real],
    ['our own complaints', own],
    ['our own that leave it open', open],
  ] as const) {
    if (cases.length === 0) continue;
    printLine(`${title}, the engine`, scoreOf(cases.map((one) => namedBy(mind, one))));
    printLine(
      `${title}, plain BM25 search`,
      scoreOf(cases.map((one) => ({ place: search(one.says).findIndex(one.isRight) }))),
    );
  }
  printFewWords(mind, knowledge, exams.fewWords);
  const all = named.map(toldOf);
  console.log(`\ncalibration error ${calibrationError(all).toFixed(3)} over ${all.length} cases`);
  for (const { from, to, cases, told, true: right } of reliability(all))
    if (cases > 0)
      console.log(
        `  told ${from.toFixed(1)}–${to.toFixed(1)}: ${String(cases).padStart(4)} cases, mean ${told.toFixed(2)}, right ${right.toFixed(2)}`,
      );
  const { visits, before, after } = simulateVisits(mind);
  console.log(
    `\nsimulated visits: first before questions ${(before * 100).toFixed(1)} %, after three ${(after * 100).toFixed(1)} %, ${visits} visits`,
  );
  printHearing(mind, knowledge);
  printMentions(mind, exams.mentions);
  printDangers(mind, exams.dangers);
  console.log(`\nmedian time per diagnosis ${medianTime(mind, [...real, ...own, ...open]).toFixed(3)} ms`);
}

function printHearing(mind: Mind, { hearings, consultations }: Reading['knowledge']): void {
  // what the networks learnt by heart would flatter
  const learnt = new Set(consultations.map(({ says }) => says));
  const { texts, heardRight, believedRight, kept } = scoreHearing(
    mind,
    hearings.filter(({ says }) => !learnt.has(says)),
    hearings.filter(({ says }) => learnt.has(says)),
  );
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `\nsigns heard in ${texts} texts that a person heard as well: right ${percent(heardRight)}, of those believed ${percent(believedRight)}; ${percent(kept)} of the right ones are believed`,
  );
}

function printMentions(mind: Mind, mentions: Reading['exams']['mentions']): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(`\n${mentions.length} texts that also mention what is not so, none of them learnt from`);
  for (const [title, by] of [
    ['whatever is said is so', { ...mind, meant: undefined }],
    ['and by the words around it', mind],
  ] as const) {
    const { so, not } = scoreMentions(by, mentions);
    console.log(
      `  ${title.padEnd(38)} believed of what is so ${percent(so)}, of what is only mentioned ${percent(not)}`,
    );
  }
}

function printDangers(mind: Mind, exam: Reading['exams']['dangers']): void {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  console.log(
    `\n${exam.stop.length} dangers and ${exam.harmless.length} harmless texts that sound like one, none of them learnt from or mended by`,
  );
  for (const [title, by] of [
    ['by the rules and the likeliest faults', { ...mind, danger: undefined }],
    ['and by how the words sound', mind],
  ] as const) {
    const { stopped, held, frightened, heldBack } = scoreDangers(by, exam);
    console.log(
      `  ${title.padEnd(38)} stopped ${percent(stopped)} (at least held back ${percent(held)}), of the harmless ${percent(frightened)} (${percent(heldBack)})`,
    );
  }
}

function printFewWords(mind: Mind, knowledge: Reading['knowledge'], exam: readonly FewWords[]): void {
  const score = scoreFewWords(mind, knowledge, exam);
  printLine('a few words, the engine', score);
  console.log(
    `  told of the first ${score.told.toFixed(2)} at the mean, an expert's chance of it ${score.experts.toFixed(2)}, calibration error ${score.error.toFixed(3)}`,
  );
}

function printLine(title: string, { cases, top1, top3, top5 }: Score): void {
  const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;
  console.log(
    `${title.padEnd(40)} ${String(cases).padStart(4)} cases   first ${percent(top1)}   in three ${percent(top3)}   in five ${percent(top5)}`,
  );
}

/** What the owner would be shown: the results themselves, not all that was weighed. */
export function namedBy(mind: Mind, { says, car, isRight }: Case): Named {
  const { suspects } = answered(mind, says, car);
  return { place: suspects.findIndex(({ fault }) => isRight(fault)), confidence: suspects[0]?.chance ?? 0 };
}

const answered = (mind: Mind, words: string, car: Case['car']) =>
  diagnose(mind, { words, car: factsOf(car, words), answers: [], sensed: [], thisYear: new Date().getFullYear() });

function medianTime(mind: Mind, cases: readonly Case[]): number {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1)
    for (const { says, car } of cases) {
      const start = performance.now();
      answered(mind, says, car);
      times.push(performance.now() - start);
    }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
