/** A plan's name and what it costs. */
import { inPounds, type PricedPlan } from '#contract/plans.ts';
import { words } from './words.ts';

interface Props {
  plan: Pick<PricedPlan, 'name' | 'price' | 'interval'>;
  /** The id of its heading. */
  heading: string;
}

export const PlanPrice = ({ plan: { name, price, interval }, heading }: Props) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <h3 id={heading} className="text-lead font-bold">
      {name}
    </h3>
    <p>
      <span className="text-title font-heavy tracking-tight">{inPounds(price)}</span>{' '}
      <span className="text-soft">{words.intervals[interval]}</span>
    </p>
  </div>
);
