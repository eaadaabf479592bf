/** Parts and labour as two bars on one scale. */

import type { Costs } from '#contract/diagnosis.ts';
import { hoursBetween, poundsText } from '#contract/quote.ts';
import { CostBar } from '#web/ui/cost-bar.tsx';
import { words } from './answer-words.ts';

export function CostSplit({ costs }: { costs: Costs }) {
  const { partsLow, partsHigh, labourLow, labourHigh, labourHours, low, high } = costs;
  const { labourHoursLow: least = labourHours, labourHoursHigh: longest = labourHours } = costs;
  const most = Math.max(partsHigh, labourHigh);
  return (
    <div className="grid gap-3">
      <CostBar label={words.parts} text={poundsText(partsLow, partsHigh)} low={partsLow} high={partsHigh} most={most} />
      <CostBar
        label={words.labour(hoursBetween(least, longest), least, longest)}
        text={poundsText(labourLow, labourHigh)}
        low={labourLow}
        high={labourHigh}
        most={most}
      />
      {/* A sixth of a price that includes it at 20 %. */}
      <p className="text-caption text-soft tabular-nums">{words.vat(poundsText(low / 6, high / 6))}</p>
    </div>
  );
}
