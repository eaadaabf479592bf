/** What was found in a quote: the whole first, then each line with a sentence to ask. */

import { useEffect, useRef } from 'react';
import { hoursText, poundsText } from '#contract/quote.ts';
import type { QuoteAnswer, QuoteLine, QuoteVerdict } from '#contract/quotes.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CostBar } from '#web/ui/cost-bar.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { words } from './words.ts';

const FACE: Record<QuoteVerdict, { tone: Tone; icon: IconName }> = {
  fair: { tone: 'go', icon: 'tick' },
  high: { tone: 'caution', icon: 'triangle' },
  low: { tone: 'info', icon: 'info' },
  'not-needed': { tone: 'caution', icon: 'question' },
  unknown: { tone: 'plain', icon: 'question' },
};

export function QuoteAnswerView({ answer }: { answer: QuoteAnswer }) {
  const { total, lines, missing, job, hours, rate } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const most = Math.max(total.quoted, total.guide.high);
  return (
    <div className="grid gap-4">
      <Card className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 ref={heading} tabIndex={-1} className="text-title font-bold tracking-tight">
            {words.total}
          </h2>
          <Verdict verdict={total.verdict} />
        </div>
        <p role="status">{totalText(total)}</p>
        <div className="grid gap-3">
          <CostBar
            label={words.quoted}
            text={poundsText(total.quoted, total.quoted)}
            low={total.quoted}
            high={total.quoted}
            most={most}
          />
          <CostBar
            label={words.guide}
            text={poundsText(total.guide.low, total.guide.high)}
            low={total.guide.low}
            high={total.guide.high}
            most={most}
          />
        </div>
        <p className="text-caption text-soft">
          {words.vatIn(poundsText(total.vat, total.vat))}{' '}
          {words.guideFor(job, hoursText((hours.low + hours.high) / 2), poundsText(rate.low, rate.high))}
        </p>
      </Card>
      <ul className="grid gap-3">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quote may hold the same line twice, and its lines never move
          <li key={at}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <Card className="grid gap-3">
          <div>
            <h3 className="text-lead font-bold">{words.missing}</h3>
            <p className="text-small text-soft">{words.missingText}</p>
          </div>
          <ul className="grid gap-3">
            {missing.map(({ name, guide, ask }) => (
              <li key={name} className="grid gap-1">
                <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
                  {name} <span className="tabular-nums">{poundsText(guide.low, guide.high)}</span>
                </p>
                <Ask ask={ask} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="text-caption text-soft">{words.caution}</p>
    </div>
  );
}

const Verdict = ({ verdict }: { verdict: QuoteVerdict }) => <Badge {...FACE[verdict]}>{words.verdicts[verdict]}</Badge>;

function Line({ line }: { line: QuoteLine }) {
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold break-words">{line.text}</p>
        <Verdict verdict={line.verdict} />
      </div>
      {line.verdict === 'high' && line.over !== undefined && (
        <p className="font-semibold tabular-nums">{words.over(poundsText(line.over, line.over))}</p>
      )}
      <p className="text-small">{line.note}</p>
      {line.ask && <Ask ask={line.ask} />}
    </Card>
  );
}

const Ask = ({ ask }: { ask: string }) => (
  <p className="rounded-control bg-sunk px-3 py-2 text-small">
    <span className="text-soft">{words.ask}:</span> “{ask}”
  </p>
);

function totalText({ verdict, over }: QuoteAnswer['total']): string {
  if (verdict === 'high') return words.totalText.high(poundsText(over, over));
  return verdict === 'not-needed' ? words.totalText.unknown : words.totalText[verdict];
}
