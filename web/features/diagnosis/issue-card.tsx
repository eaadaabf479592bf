/** One suspected fault. The likeliest says at once what it is, what it costs and how soon; the rest of it, and of the others, is folded. */

import type { Issue } from '#contract/diagnosis.ts';
import { poundsText } from '#contract/quote.ts';
import { chanceOf } from '#web/lib/chances.ts';
import { Card } from '#web/ui/card.tsx';
import { ChanceBar } from '#web/ui/chance-bar.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { words } from './answer-words.ts';
import { IssueDetails } from './issue-details.tsx';
import { SeverityBadge } from './severity-badge.tsx';

const REASONS_SHOWN = 2;

interface Props {
  issue: Issue;
  /** What stands above the likeliest one: "Most likely", or that we are not sure yet. */
  rank?: string | undefined;
}

export function IssueCard({ issue, rank }: Props) {
  const { outOfTen, text } = chanceOf(issue.confidence);
  const chance = words.outOfTen(text, outOfTen);
  const reasons = issue.evidence
    .flatMap(({ speaks, said }) => (speaks === 'for' && said ? [said] : []))
    .slice(0, REASONS_SHOWN);
  const [known] = issue.knownOn;
  return (
    <Card aria-label={issue.title} className={`grid ${rank ? 'gap-3' : 'gap-2'}`}>
      <div className="grid gap-1.5">
        {rank && <p className="text-caption font-semibold text-brand-ink">{rank}</p>}
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
          <h3
            lang="en-GB"
            className={`min-w-0 font-bold break-words ${rank ? 'text-title tracking-tight' : 'text-lead'}`}
          >
            {issue.title}
          </h3>
          <SeverityBadge severity={issue.severity} />
        </div>
        <div className="flex items-center gap-3">
          <div className={rank ? 'max-w-60 flex-1' : 'w-28'}>
            <ChanceBar outOfTen={outOfTen} label={words.chance(chance)} quiet={!rank} />
          </div>
          <p aria-hidden="true" className="text-small font-semibold tabular-nums">
            {chance}
          </p>
        </div>
      </div>
      <p lang="en-GB" className={`max-w-reading ${rank ? '' : 'text-small text-soft'}`}>
        {issue.description}
      </p>
      {(issue.costs || issue.timeFrame) && (
        <dl
          className={`grid gap-x-6 ${rank ? 'gap-y-2 tablet:grid-cols-2' : 'gap-y-1 text-small tablet:grid-cols-[auto_1fr]'}`}
        >
          {issue.costs && (
            <Fact icon="pound" name={words.cost} value={poundsText(issue.costs.low, issue.costs.high)} large={!!rank} />
          )}
          {issue.timeFrame && <Fact icon="clock" name={words.howSoon} value={issue.timeFrame} lang="en-GB" />}
        </dl>
      )}
      {rank && reasons.length > 0 && <p className="text-small text-soft">{words.because(reasons)}</p>}
      {rank && known && (
        <p className="text-small text-soft">
          <span className="font-semibold">{words.knownOn}:</span> <span lang="en-GB">{known}</span>
        </p>
      )}
      <div className="-my-1">
        <Disclosure label={words.moreDetails} of={words.moreDetailsOf(issue.title)}>
          <IssueDetails issue={issue} />
        </Disclosure>
      </div>
    </Card>
  );
}

interface FactProps {
  icon: 'pound' | 'clock';
  name: string;
  value: string;
  large?: boolean;
  /** Where it is the knowledge that speaks. */
  lang?: string;
}

function Fact({ icon, name, value, large = false, lang }: FactProps) {
  return (
    <div className="flex items-start gap-2">
      <Icon name={icon} className={`size-5 text-soft ${large ? 'mt-1' : 'mt-0.5'}`} />
      <dt className="sr-only">{name}</dt>
      <dd lang={lang} className={large ? 'text-lead font-bold tabular-nums' : 'font-medium tabular-nums'}>
        {value}
      </dd>
    </div>
  );
}
