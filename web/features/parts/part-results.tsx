/** The options for one part: sorted, filtered, as cards or side by side. */

import { useState } from 'react';
import { cheapestFirst, type PartOption, QUALITIES } from '#contract/parts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LabelledSelect, Select } from '#web/ui/select.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { CompareTable } from './compare-table.tsx';
import { OptionCard } from './option-card.tsx';
import { words } from './words.ts';

const VIEWS = ['grid', 'compare'] as const;
export type PartsView = (typeof VIEWS)[number];

const SORTS = ['cheapest', 'dearest', 'quality'] as const;
type Sort = (typeof SORTS)[number];

const keyOf = (option: PartOption) => `${option.name} ${option.brand} ${option.quality} ${option.link}`;

interface Props {
  part: string;
  options: readonly PartOption[];
  view: PartsView;
  onView: (view: PartsView) => void;
}

export function PartResults({ part, options, view, onView }: Props) {
  const [sort, setSort] = useState<Sort>('cheapest');
  const [quality, setQuality] = useState('');
  const [retailer, setRetailer] = useState('');
  const qualities = QUALITIES.filter((of) => options.some((option) => option.quality === of));
  const retailers = [...new Set(options.map((option) => option.retailer))];
  const shown = sorted(
    options.filter((option) => (!quality || option.quality === quality) && (!retailer || option.retailer === retailer)),
    sort,
  );
  const least = Math.min(...options.map(({ priceLow }) => priceLow));
  const most = Math.max(...options.map(({ priceHigh, priceRange }) => Math.max(priceHigh, priceRange.high)));

  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="font-semibold">
        {words.found(shown.length)}
      </p>
      <Source options={options} />
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
        <div className="col-span-2 tablet:col-span-1">
          <Field label={words.sort}>
            {(control) => (
              <LabelledSelect
                {...control}
                options={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
                value={sort}
                onChange={({ target }) => setSort(SORTS.find((one) => one === target.value) ?? 'cheapest')}
              />
            )}
          </Field>
        </div>
        <Field label={words.quality}>
          {(control) => (
            <LabelledSelect
              {...control}
              prompt={words.allQualities}
              options={qualities.map((value) => ({ value, label: words.qualities[value] }))}
              value={quality}
              onChange={(event) => setQuality(event.target.value)}
            />
          )}
        </Field>
        <Field label={words.retailer}>
          {(control) => (
            <Select
              {...control}
              prompt={words.allRetailers}
              options={retailers}
              value={retailer}
              onChange={(event) => setRetailer(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Tabs label={words.views} tabs={VIEWS.map((id) => ({ id, label: words[id] }))} chosen={view} onChoose={onView}>
        {shown.length === 0 ? (
          <div className="grid justify-items-start gap-3">
            <p>{words.noMatch}</p>
            <Button
              look="secondary"
              onClick={() => {
                setQuality('');
                setRetailer('');
              }}
            >
              {words.clear}
            </Button>
          </div>
        ) : view === 'grid' ? (
          <ul className="grid gap-4 tablet:grid-cols-2">
            {shown.map((option) => (
              <li key={keyOf(option)}>
                <OptionCard option={option} least={least} most={most} />
              </li>
            ))}
          </ul>
        ) : (
          <CompareTable options={shown} label={`${words.compare}: ${part}`} />
        )}
      </Tabs>
    </div>
  );
}

/** Where the prices come from, said before anybody reads one. */
function Source({ options }: { options: readonly PartOption[] }) {
  const guide = options.find(({ source }) => source === 'guide');
  const live = options.find(({ source }) => source !== 'guide');
  return (
    <Notice tone="info" icon="info">
      {live && <p>{words.live(live.source)}</p>}
      {guide?.liveFailed && <p>{words.liveFailed}</p>}
      {guide?.pricesSet && <p>{words.guide(guide.pricesSet)}</p>}
    </Notice>
  );
}

function sorted(options: readonly PartOption[], sort: Sort): PartOption[] {
  const cheapest = cheapestFirst(options);
  if (sort === 'dearest') return cheapest.reverse();
  if (sort === 'quality') return cheapest.sort((a, b) => QUALITIES.indexOf(a.quality) - QUALITIES.indexOf(b.quality));
  return cheapest;
}
