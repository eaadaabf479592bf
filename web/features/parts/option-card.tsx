/** One option in the grid. */

import type { PartOption } from '#contract/parts.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { RangeBar } from '#web/ui/range-bar.tsx';
import { OptionAction } from './option-action.tsx';
import { QualityBadge } from './quality-badge.tsx';
import { words } from './words.ts';

interface Props {
  option: PartOption;
  least: number;
  most: number;
}

export function OptionCard({ option, least, most }: Props) {
  const { name, brand, quality, price, compatibility, retailer, deliveryTime, pros = [], cons = [] } = option;
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lead font-bold break-words">{brand}</h3>
          <p lang="en-GB" className="text-small text-soft">
            {name}
          </p>
        </div>
        <QualityBadge quality={quality} />
      </div>
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-title font-bold tabular-nums">{price}</span>
          {option.source === 'guide' && <span className="text-caption text-soft">{words.guidePrice}</span>}
        </p>
        <RangeBar low={option.priceLow} high={option.priceHigh} least={least} most={most} />
      </div>
      <p lang="en-GB" className="text-small">
        {compatibility}
      </p>
      <p className="text-small">
        <span className="font-semibold">{retailer}</span>
        {deliveryTime && (
          <span lang="en-GB" className="text-soft">
            {' · '}
            {deliveryTime}
          </span>
        )}
      </p>
      {pros.length + cons.length > 0 && (
        <div className="grid gap-1 text-small">
          <Points icon="tick" label={words.pros} points={pros} />
          <Points icon="minus" label={words.cons} points={cons} />
        </div>
      )}
      <OptionAction option={option} className="mt-auto" />
    </Card>
  );
}

const Points = ({ icon, label, points }: { icon: IconName; label: string; points: readonly string[] }) =>
  points.length > 0 && (
    <ul aria-label={label} className="grid gap-1">
      {points.map((point) => (
        <li key={point} lang="en-GB" className="flex items-start gap-2">
          <Icon name={icon} className="mt-1 size-4 text-soft" />
          {point}
        </li>
      ))}
    </ul>
  );
