/** The list with its search and filters; the address keeps them, so that the back button finds them again. */
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { CATEGORIES, DIFFICULTIES } from '#contract/tutorials.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LabelledSelect } from '#web/ui/select.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { tutorialsQuery } from './queries.ts';
import { TutorialCard } from './tutorial-card.tsx';
import { words } from './words.ts';

const PAGE = 24;
const FILTERS = ['searchQuery', 'category', 'difficulty'] as const;

const categories = Object.entries(CATEGORIES).map(([value, label]) => ({ value, label }));
const difficulties = DIFFICULTIES.map((value) => ({ value, label: words.difficulties[value] ?? value }));

export function TutorialList() {
  const [asked, setAsked] = useSearchParams();
  const filter = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = asked.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const set = (name: (typeof FILTERS)[number], value: string) =>
    setAsked({ ...filter, ...(value ? { [name]: value } : { [name]: '' }) }, { replace: true });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    set('searchQuery', String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-2 desk:grid-cols-[minmax(0,1fr)_14rem_12rem]">
        <search key={filter.searchQuery ?? ''}>
          <form onSubmit={search} className="flex gap-2">
            <TextInput
              type="search"
              name="search"
              aria-label={words.searchLabel}
              placeholder={words.searchHint}
              defaultValue={filter.searchQuery ?? ''}
              maxLength={200}
            />
            <Button type="submit" look="secondary" icon="search" aria-label={words.search} className="shrink-0" />
          </form>
        </search>
        <div className="grid grid-cols-2 gap-2 desk:contents">
          <LabelledSelect
            aria-label={words.category}
            prompt={words.anyCategory}
            options={categories}
            value={filter.category ?? ''}
            onChange={({ target }) => set('category', target.value)}
          />
          <LabelledSelect
            aria-label={words.difficulty}
            prompt={words.anyDifficulty}
            options={difficulties}
            value={filter.difficulty ?? ''}
            onChange={({ target }) => set('difficulty', target.value)}
          />
        </div>
      </div>
      <Found key={JSON.stringify(filter)} filter={filter} />
    </div>
  );
}

/** How far each list was opened: whoever comes back from a guide finds it again. */
const opened = new Map<string, number>();

function Found({ filter }: { filter: Partial<Record<(typeof FILTERS)[number], string>> }) {
  const { data, isError, refetch } = useQuery(tutorialsQuery(filter));
  const name = JSON.stringify(filter);
  const [shown, setShown] = useState(opened.get(name) ?? PAGE);
  const showMore = () => {
    opened.set(name, shown + PAGE);
    setShown(shown + PAGE);
  };
  if (isError)
    return (
      <Notice tone="stop" icon="triangle" alert>
        <div className="grid justify-items-start gap-2">
          <p>{words.failed}</p>
          <Button look="secondary" onClick={() => refetch()}>
            {words.retry}
          </Button>
        </div>
      </Notice>
    );
  if (!data)
    return (
      <Loading label={words.loading} className="grid gap-3 desk:grid-cols-2">
        {[1, 2, 3, 4, 5, 6].map((at) => (
          <Skeleton key={at} className="h-32" />
        ))}
      </Loading>
    );
  if (data.length === 0) return <EmptyState icon="book">{words.none}</EmptyState>;
  return (
    <>
      <p role="status" className="text-small text-soft tabular-nums">
        {words.found(data.length)}
      </p>
      <ul className="grid grid-cols-1 gap-3 desk:grid-cols-2">
        {data.slice(0, shown).map((tutorial) => (
          <li key={tutorial.id}>
            <TutorialCard tutorial={tutorial} />
          </li>
        ))}
      </ul>
      {data.length > shown && (
        <Button look="secondary" className="justify-self-center" onClick={showMore}>
          {words.more}
        </Button>
      )}
    </>
  );
}
