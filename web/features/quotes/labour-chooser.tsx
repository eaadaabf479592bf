/** Region and kind of garage, chosen once: every cost of labour follows. */

import { useQuery } from '@tanstack/react-query';
import { LabourPlace } from '#contract/labour.ts';
import { poundsText } from '#contract/quote.ts';
import { labourPlace } from '#web/lib/labour-place.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { GARAGE_NAMES, REGION_NAMES } from './place-names.ts';
import { labourRatesQuery } from './queries.ts';
import { words } from './words.ts';

const keyOf = (table: Record<string, string>, label: string) =>
  Object.keys(table).find((key) => table[key] === label) ?? Object.keys(table)[0];

const [averageRegion, ...regions] = Object.values(REGION_NAMES);
const [commonGarage, ...garages] = Object.values(GARAGE_NAMES);

export function LabourChooser({ onChange }: { onChange?: (() => void) | undefined }) {
  const place = useStored(labourPlace);
  const { data: rates } = useQuery(labourRatesQuery);
  const rate = rates?.find(({ region, garage }) => region === place.region && garage === place.garage);

  const choose = (change: { region?: string | undefined; garage?: string | undefined }) => {
    labourPlace.write(LabourPlace.parse({ ...place, ...change }));
    onChange?.();
  };

  return (
    <section aria-label={words.labourTitle}>
      <Disclosure label={words.labour(REGION_NAMES[place.region], GARAGE_NAMES[place.garage])}>
        <div className="grid gap-3">
          <div className="grid gap-3 tablet:grid-cols-2">
            <Field label={words.region}>
              {(control) => (
                <Select
                  {...control}
                  prompt={averageRegion ?? ''}
                  options={regions}
                  value={place.region === 'uk' ? '' : REGION_NAMES[place.region]}
                  onChange={(event) => choose({ region: keyOf(REGION_NAMES, event.target.value) })}
                />
              )}
            </Field>
            <Field label={words.garage}>
              {(control) => (
                <Select
                  {...control}
                  prompt={commonGarage ?? ''}
                  options={garages}
                  value={place.garage === 'independent' ? '' : GARAGE_NAMES[place.garage]}
                  onChange={(event) => choose({ garage: keyOf(GARAGE_NAMES, event.target.value) })}
                />
              )}
            </Field>
          </div>
          {rate && (
            <p role="status" className="text-small text-soft tabular-nums">
              {words.rate(poundsText(rate.low, rate.high))}
            </p>
          )}
        </div>
      </Disclosure>
    </section>
  );
}
