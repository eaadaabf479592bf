/** The Parts Search tab: any part by name, those of the diagnosis by a tap. */

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CarInfo } from '#contract/cars.ts';
import { PART_NAME_MAX, type PartOption } from '#contract/parts.ts';
import { Problem } from '#contract/problem.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ChipButton } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { SearchBar } from '#web/ui/search-bar.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { KeptPrice } from './kept-price.tsx';
import { PartResults, type PartsView } from './part-results.tsx';
import { partsQuery } from './queries.ts';
import { words } from './words.ts';

interface Props {
  /** Names of the parts that the diagnosis asks for, each once. */
  parts: readonly string[];
  car: CarInfo | null;
  /** The session in which the answer is kept, if it is. */
  sessionId?: number | null;
}

export function PartsComparison({ parts, car, sessionId = null }: Props) {
  const [part, setPart] = useState(parts[0] ?? '');
  const [typed, setTyped] = useState('');
  // Whoever compares one part goes on comparing with the next.
  const [view, setView] = useState<PartsView>('grid');
  const id = useId();
  const found = useQuery(partsQuery(part, car, sessionId));
  const searching = part !== '' && found.isFetching;

  const search = (words: string) => {
    if (words === part) void found.refetch();
    else setPart(words);
  };

  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 id={id} className="text-title font-bold tracking-tight">
          {words.heading}
        </h2>
        <p className="text-soft">{words.lead}</p>
      </div>
      <SearchBar
        label={words.box}
        search={words.search}
        placeholder={words.placeholder}
        maxLength={PART_NAME_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        barred={typed.trim() === '' || searching}
        onSearch={search}
      />
      {parts.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of buttons
        <div role="group" aria-label={words.required} className="flex flex-wrap gap-2">
          {parts.map((name) => (
            <ChipButton
              key={name}
              lang="en-GB"
              aria-pressed={name === part}
              onClick={() => setPart(name)}
              className="aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-brand-ink aria-pressed:ring-2 aria-pressed:ring-brand"
            >
              {name}
            </ChipButton>
          ))}
        </div>
      )}
      <Found part={part} found={found} view={view} onView={setView} />
      {found.data && <KeptPrice part={part} sessionId={sessionId} />}
    </section>
  );
}

interface FoundProps {
  part: string;
  found: UseQueryResult<PartOption[]>;
  view: PartsView;
  onView: (view: PartsView) => void;
}

function Found({ part, found, view, onView }: FoundProps) {
  if (part === '')
    return (
      <EmptyState icon="search" title={words.start}>
        {words.startText}
      </EmptyState>
    );
  if (found.error instanceof Problem && found.error.code === 'premium_required')
    return (
      <EmptyState
        icon="lock"
        title={words.premium}
        action={<ButtonLink href="/subscription">{words.upgrade}</ButtonLink>}
      >
        {found.error.message}
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
      <Loading label={words.loading} className="grid gap-4 tablet:grid-cols-2">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </Loading>
    );
  if (found.data.length === 0)
    return (
      <EmptyState icon="search" title={words.none}>
        <p role="status">{words.noneText(part)}</p>
      </EmptyState>
    );
  return <PartResults key={part} part={part} options={found.data} view={view} onView={onView} />;
}
