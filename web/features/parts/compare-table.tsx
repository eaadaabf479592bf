/** The options side by side. Where there is no room for all columns each row becomes a block with their names, so nothing has to be dragged sideways. */

import type { ReactNode } from 'react';
import { cheapestFirst, type PartOption } from '#contract/parts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { OptionAction } from './option-action.tsx';
import { QualityBadge } from './quality-badge.tsx';
import { words } from './words.ts';

const { columns } = words;

export function CompareTable({ options, label }: { options: readonly PartOption[]; label: string }) {
  const [cheapest, ...others] = cheapestFirst(options);
  const same = others.filter(({ price }) => price === cheapest?.price).length;
  return (
    <div className="@container grid grid-cols-1 gap-4">
      {cheapest && (
        <Notice tone="go" icon="pound">
          <p>
            {words.bestValue(cheapest.brand, cheapest.price, cheapest.retailer)} {same > 0 && words.samePrice(same)}{' '}
            {cheapest.quality === 'Used' && words.bestUsed}
          </p>
        </Notice>
      )}
      {/* Only the table is dragged sideways, never the page. */}
      <div className="rounded-card bg-surface shadow-card @reading:overflow-x-auto">
        {/* The roles are said because a table that is laid out as blocks would lose them. */}
        <table className="block w-full @reading:table" aria-label={label}>
          <thead className="sr-only @reading:not-sr-only @reading:table-header-group">
            <tr className="@reading:border-b @reading:border-line">
              {Object.values(columns).map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="px-2 py-3 text-left first:pl-4 text-small font-semibold text-soft"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block @reading:table-row-group">
            {options.map((option) => (
              <Row key={`${option.name} ${option.brand} ${option.quality} ${option.link}`} option={option} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const Row = ({ option }: { option: PartOption }) => (
  <tr
    // biome-ignore lint/a11y/noRedundantRoles: said again because the layout takes it away
    role="row"
    className="block border-b border-line p-4 last:border-0 @reading:table-row @reading:p-0"
  >
    <Cell name={columns.part}>
      <span lang="en-GB">{option.name}</span>
    </Cell>
    <Cell name={columns.brand}>
      <span className="font-semibold">{option.brand}</span>
    </Cell>
    <Cell name={columns.quality}>
      <QualityBadge quality={option.quality} />
    </Cell>
    <Cell name={columns.price}>
      <span className="font-bold whitespace-nowrap tabular-nums">{option.price}</span>
    </Cell>
    <Cell name={columns.retailer}>{option.retailer}</Cell>
    <Cell name={columns.delivery}>
      {option.deliveryTime ? <span lang="en-GB">{option.deliveryTime}</span> : words.noDelivery}
    </Cell>
    <Cell name={columns.action} wide>
      <OptionAction option={option} className="w-full @reading:w-auto @reading:px-2 @reading:text-small" />
    </Cell>
  </tr>
);

const Cell = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <td
    // biome-ignore lint/a11y/noRedundantRoles: said again because the layout takes it away
    role="cell"
    className={`flex items-baseline justify-between gap-4 py-1 text-small @reading:table-cell @reading:px-2 @reading:py-3 @reading:align-middle first:@reading:min-w-28 first:@reading:pl-4 ${wide ? 'pt-3' : ''}`}
  >
    {!wide && (
      <span aria-hidden="true" className="shrink-0 text-soft @reading:hidden">
        {name}
      </span>
    )}
    <span className={wide ? 'w-full' : 'min-w-0 text-right @reading:text-left'}>{children}</span>
  </td>
);
