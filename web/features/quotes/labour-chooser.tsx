/** Region and kind of garage, chosen once: every cost of labour follows. */

import { useQuery } from '@tanstack/react-query';
import { GARAGES, LabourPlace, REGIONS } from '#contract/labour.ts';
import { poundsText } from '#contract/quote.ts';
import { labourPlace } from '#web/lib/labour-place.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { LabelledSelect } from '#web/ui/select.tsx';
import { words } from './labour-words.ts';
import { labourRatesQuery } from './queries.ts';

export function LabourChooser({ onChange }: { onChange?: (() => void) | undefined }) {
  const place = useStored(labourPlace);
  const { data: rates } = useQuery(labourRatesQuery);
  const rate = rates?.find(({ region, garage }) => region === place.region && garage === place.garage);

  const choose = (change: { region?: string; garage?: string }) => {
    labourPlace.write(LabourPlace.parse({ ...place, ...change }));
    onChange?.();
  };

  return (
    <section aria-label={words.title} lang={words.lang}>
      <Disclosure label={words.labour(words.regions[place.region], words.garages[place.garage])}>
        <div className="grid gap-3">
          <div className="grid gap-3 tablet:grid-cols-2">
            <Field label={words.region}>
              {(control) => (
                <LabelledSelect
                  {...control}
                  options={REGIONS.map((value) => ({ value, label: words.regions[value] }))}
                  value={place.region}
                  onChange={(event) => choose({ region: event.target.value })}
                />
              )}
            </Field>
            <Field label={words.garage}>
              {(control) => (
                <LabelledSelect
                  {...control}
                  options={GARAGES.map((value) => ({ value, label: words.garages[value] }))}
                  value={place.garage}
                  onChange={(event) => choose({ garage: event.target.value })}
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
