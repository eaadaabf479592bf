/** Where to look, and what was found there. */

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BAD_POSTCODE, type Mechanic, readPostcode } from '#contract/mechanics.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { SearchBar } from '#web/ui/search-bar.tsx';
import { Select } from '#web/ui/select.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { MechanicList } from './mechanic-list.tsx';
import { findPosition } from './position.ts';
import { mechanicsQuery, type Where } from './queries.ts';
import { words } from './words.ts';

const USUAL_MILES = 10;
const MILES = [3, 5, 20, 50];
const KM_PER_MILE = 1.609344;
const milesText = (miles: number) => words.miles(miles);

interface Props {
  /** The postcode in the address, so that going back finds the same list. */
  postcode: string;
  onPostcode: (postcode: string) => void;
}

export function MechanicSearch({ postcode, onPostcode }: Props) {
  const [typed, setTyped] = useState(postcode);
  const [where, setWhere] = useState<Where | undefined>(() => {
    const read = readPostcode(postcode);
    return read && { postcode: read.whole };
  });
  const [miles, setMiles] = useState(USUAL_MILES);
  const [error, setError] = useState<string>();
  const [locating, setLocating] = useState(false);
  const found = useQuery(mechanicsQuery(where, Math.round(Math.min(80, miles * KM_PER_MILE))));

  const search = (text: string) => {
    const read = readPostcode(text);
    setError(read ? undefined : BAD_POSTCODE);
    if (!read) return;
    setTyped(read.whole);
    setWhere({ postcode: read.whole });
    onPostcode(read.whole);
  };

  const locate = async () => {
    setLocating(true);
    setError(undefined);
    try {
      setWhere(await findPosition());
      setTyped('');
      onPostcode('');
    } catch (problem) {
      setError((problem as Error).message);
    } finally {
      setLocating(false);
    }
  };

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-1">
        <h1 className="text-title font-heavy tracking-tight tablet:text-display">{words.title}</h1>
        <p className="max-w-reading text-soft">{words.lead}</p>
      </div>
      <div className="grid max-w-reading grid-cols-1 gap-4">
        <SearchBar
          labelled
          type="text"
          label={words.postcode}
          search={found.isFetching ? words.searching : words.search}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          placeholder={words.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          pending={found.isFetching}
          error={error}
          onSearch={search}
        />
        <div className="flex flex-wrap items-end gap-3 *:grow">
          <Field label={words.within}>
            {(control) => (
              <Select
                {...control}
                prompt={milesText(USUAL_MILES)}
                options={MILES.map(milesText)}
                value={miles === USUAL_MILES ? '' : milesText(miles)}
                onChange={(event) => setMiles(Number.parseInt(event.target.value, 10) || USUAL_MILES)}
              />
            )}
          </Field>
          <Button look="secondary" icon="pin" pending={locating} onClick={() => void locate()} className="min-h-12">
            {locating ? words.locating : words.position}
          </Button>
        </div>
      </div>
      <Found where={where} found={found} within={milesText(miles)} />
    </div>
  );
}

function Found({
  where,
  found,
  within,
}: {
  where: Where | undefined;
  found: UseQueryResult<Mechanic[]>;
  within: string;
}) {
  if (where === undefined)
    return (
      <EmptyState icon="pin" title={words.start}>
        {words.startText}
      </EmptyState>
    );
  if (found.isError)
    return (
      <FailedState title={words.failed} retry={words.retry} onRetry={() => void found.refetch()}>
        {found.error.message}
      </FailedState>
    );
  if (!found.data)
    return (
      <Loading label={words.loading} className="grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </Loading>
    );
  return <MechanicList mechanics={found.data} where={where} within={within} />;
}
