/** The paper with what belongs to it: what to do with it above, the owner's own checks below. */
import type { CarInfo } from '#contract/cars.ts';
import type { DiagnosisResult } from '#contract/diagnosis.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { checkedStore } from './checked.ts';
import { OwnChecks } from './own-checks.tsx';
import { Paper } from './paper.tsx';
import { PaperActions } from './paper-actions.tsx';
import { ownChecks, visitOf } from './visit.ts';

interface Props {
  result: DiagnosisResult;
  car: CarInfo | null;
  /** When it was diagnosed. */
  on: Date;
}

export function PaperView({ result, car, on }: Props) {
  useStored(checkedStore);
  const about = result.userInput;
  const checked = checkedStore.about(about);
  const visit = visitOf(result, car, checked, on);
  return (
    <>
      <PaperActions visit={visit} />
      <OwnChecks
        checks={ownChecks(result)}
        checked={checked}
        onMark={(check, found) => checkedStore.mark(about, check, found)}
      />
      <Paper visit={visit} />
    </>
  );
}
