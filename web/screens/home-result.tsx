/** The answer on home, with all that stands beside it. Not needed before there is one, so it is loaded while the question is typed. */

import type { DiagnosisResult } from '#contract/diagnosis.ts';
import type { AskedCar } from '#web/features/diagnosis/queries.ts';
import { ResultsView } from '#web/features/diagnosis/results-view.tsx';
import { SaveResults } from '#web/features/diagnosis/save-results.tsx';
import type { useDiagnosis } from '#web/features/diagnosis/use-diagnosis.ts';
import { HelpedWords } from '#web/features/language-model/helped-words.tsx';
import { LanguageModelNotice } from '#web/features/language-model/notice.tsx';
import { lazyRoute } from '#web/lib/lazy-route.tsx';
import { ResultLabour, ResultParts } from './result-parts.tsx';

const SeenPanel = lazyRoute(
  () => import('#web/features/visual/seen-panel.tsx'),
  (module) => module.SeenPanel,
);
const HeardPanel = lazyRoute(
  () => import('#web/features/sound/heard-panel.tsx'),
  (module) => module.HeardPanel,
);

interface Props {
  result: DiagnosisResult;
  diagnosis: ReturnType<typeof useDiagnosis>;
  /** Unknown while the garage is loading. */
  known: AskedCar | undefined;
  onBack: () => void;
  onSave: () => void;
}

export function HomeResult({ result, diagnosis, known, onBack, onSave }: Props) {
  const { sound, sight } = result;
  // The one that the answer is about; another may have been chosen since.
  const { given } = diagnosis.kept;
  const car = given ? given.car : (known?.car ?? null);
  return (
    <ResultsView
      result={result}
      car={car}
      onBack={onBack}
      onAnswer={diagnosis.answer}
      answering={diagnosis.answering}
      onAddMore={onBack}
      paper="/visit-paper"
      parts={<ResultParts issues={result.results} car={car} sessionId={result.sessionId} />}
      labour={<ResultLabour onChange={diagnosis.recost} />}
      sensed={
        <>
          <HelpedWords engine={result.engine} text={result.text} />
          {sound ? (
            <HeardPanel
              sound={sound}
              audioData={diagnosis.sound?.audioData}
              onAgain={onBack}
              soundsLike={diagnosis.sound?.soundsLike}
              onLike={diagnosis.soundsLike}
              pending={diagnosis.hearing}
            />
          ) : (
            sight && (
              <SeenPanel
                sight={sight}
                image={diagnosis.photo?.imageData}
                pending={diagnosis.seeing}
                onCorrect={diagnosis.photo ? diagnosis.correct : undefined}
              />
            )
          )}
          <LanguageModelNotice />
        </>
      }
      save={
        <SaveResults
          saved={Boolean(known?.signedIn) && result.sessionId !== null}
          saving={diagnosis.saving}
          onSave={onSave}
        />
      }
    />
  );
}
