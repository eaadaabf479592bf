/** What "More Details" opens: the money, the reasons, how to be sure, the parts, what happens if it is left, and who can mend it. */

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Issue } from '#contract/diagnosis.ts';
import { words } from './answer-words.ts';
import { ConfirmSteps } from './confirm-steps.tsx';
import { CostSplit } from './cost-split.tsx';
import { EvidenceChips } from './evidence-chips.tsx';
import { PartsNeeded } from './parts-needed.tsx';

export function IssueDetails({ issue }: { issue: Issue }) {
  const { repairCost, partsDetails = [], requiredParts = [], potentialComplications = [] } = issue.details;
  return (
    <div className="grid gap-6 border-t border-line pt-4">
      {(repairCost || issue.costs) && (
        <Part title={words.repairCost}>
          {repairCost && (
            <p lang="en-GB" className="font-medium tabular-nums">
              {repairCost}
            </p>
          )}
          {issue.costs && <CostSplit costs={issue.costs} />}
          <p className="text-caption text-soft">{words.priceNote}</p>
        </Part>
      )}
      {issue.evidence.length > 0 && (
        <Part title={words.evidence}>
          <EvidenceChips evidence={issue.evidence} />
        </Part>
      )}
      {issue.confirm.length > 0 && (
        <Part title={words.confirm}>
          <ConfirmSteps steps={issue.confirm} />
        </Part>
      )}
      {partsDetails.length + requiredParts.length > 0 && (
        <Part title={partsDetails.length > 0 ? words.partsDetails : words.requiredParts}>
          <PartsNeeded details={partsDetails} names={requiredParts} />
        </Part>
      )}
      {potentialComplications.length > 0 && (
        <Part title={words.complications}>
          <Bullets items={potentialComplications} />
        </Part>
      )}
      {issue.knownOn.length > 0 && (
        <Part title={words.knownOn}>
          <Bullets items={issue.knownOn} />
        </Part>
      )}
      <Part title={words.doIt}>
        <p>{words.difficulty[issue.diyDifficulty]}</p>
        {issue.tutorialIds.map((id) => (
          <Link
            key={id}
            href={`/tutorials/${encodeURIComponent(id)}`}
            className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
          >
            {words.guide(id)}
          </Link>
        ))}
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid max-w-reading gap-2">
    <h4 className="font-bold">{title}</h4>
    {children}
  </section>
);

const Bullets = ({ items }: { items: readonly string[] }) => (
  <ul lang="en-GB" className="grid list-disc gap-1 pl-5 marker:text-soft">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
