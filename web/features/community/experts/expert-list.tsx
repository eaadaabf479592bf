/** The directory. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Name } from '#web/ui/plain-text.tsx';
import { PagedList } from '../paged-list.tsx';
import { SearchBox } from '../search-box.tsx';
import { ExpertFacts } from './expert-facts.tsx';
import { expertsQuery } from './queries.ts';
import { text } from './words.ts';

export function ExpertList() {
  const [search, setSearch] = useState('');
  const experts = useInfiniteQuery(expertsQuery(search));
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchBox label={text.searchLabel} searched={search} onSearch={setSearch} />
      <PagedList
        query={experts}
        loading={text.loading}
        failed={text.failed}
        empty={
          <EmptyState icon="people" title={search ? text.nothingFound : text.none}>
            {search ? text.nothingFoundWhy : text.noneWhy}
          </EmptyState>
        }
      >
        {(expert) => (
          <li
            key={expert.id}
            className="relative grid grid-cols-1 gap-2 rounded-card bg-surface p-4 shadow-card transition-shadow hover:shadow-lift tablet:p-5"
          >
            <h2 className="text-lead font-bold">
              <Link
                href={`/community/experts/${expert.id}`}
                className="after:absolute after:inset-0 after:rounded-card"
              >
                <Name>{expert.displayName}</Name>
              </Link>
            </h2>
            <ExpertFacts expert={expert} />
          </li>
        )}
      </PagedList>
    </div>
  );
}
