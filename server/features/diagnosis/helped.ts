/** A diagnosis with a language model beside it, where the owner allows one: it reads signs and words the paragraph; the rest is ours. */
import type { CarInfo } from '#contract/cars.ts';
import type { DiagnosisResult } from '#contract/diagnosis.ts';
import { listedName } from '#contract/named-car.ts';
import { type Diagnosis, diagnose, type Visit } from '#engine/diagnose.ts';
import type { Mind } from '#engine/mind.ts';
import { askingFirst, diagnoseWith, signsToChooseFrom, weighOffered } from '#engine/offered.ts';
import type { Helper } from '#server/ai/helper.ts';
import { thinking } from '#server/thinking.ts';
import { opening } from './paragraph.ts';

/** Of what a model believes to have read, so much is asked about at a time. */
const MOST_CHECKED = 1;

export interface Helped {
  diagnosis: Diagnosis;
  /** Whether the model gave anything that was of use. */
  helped: boolean;
}

export async function diagnoseHelped(
  mind: Mind,
  visit: Visit,
  helper: Helper | undefined,
  picture?: string,
): Promise<Helped> {
  if (!helper || (visit.words.trim() === '' && picture === undefined))
    return { diagnosis: thinking('diagnose', () => diagnose(mind, visit)), helped: false };
  const read = await helper.readSigns({ words: visit.words, choices: signsToChooseFrom(mind, visit), picture });
  const { counted, asked } = weighOffered(mind, visit.words, read);
  const diagnosis = thinking('diagnose', () => diagnoseWith(mind, visit, counted));
  return {
    diagnosis: { ...diagnosis, questions: askingFirst(mind.knowledge, diagnosis, asked, visit.answers, MOST_CHECKED) },
    helped: counted.length + asked.length > 0,
  };
}

/** The answer with its paragraph in a mechanic's words, and with the name of who took part. A stop is told in our words alone. */
export async function worded(
  helper: Helper | undefined,
  answer: DiagnosisResult,
  { helped, refined, car }: { helped: boolean; refined: boolean; car: CarInfo | null },
): Promise<DiagnosisResult> {
  if (!helper) return answer;
  const [first] = answer.results;
  const summary =
    refined || answer.drive === 'stop' || answer.unsure || !first
      ? undefined
      : await helper.wordSummary({
          owner: [answer.userInput],
          car: listedName(car ?? {}),
          facts: [
            answer.text,
            ...first.confirm.map(({ check, expect }) => `${check} ${expect}`),
            ...first.knownOn,
          ].join('\n'),
        });
  const ask = answer.questions[0] ? ` ${answer.questions[0].question}` : '';
  return {
    ...answer,
    ...(summary !== undefined && { text: `${opening({ ...answer, why: answer.driveWhy })} ${summary}${ask}` }),
    engine: helped || summary !== undefined ? helper.name : answer.engine,
  };
}
