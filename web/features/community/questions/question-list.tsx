/** The list of questions, with its filters. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { CATEGORIES, STATUSES } from '#contract/qa.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LabelledSelect } from '#web/ui/select.tsx';
import { PagedList } from '../paged-list.tsx';
import { SearchBox } from '../search-box.tsx';
import { type AskedQuestions, questionsQuery } from './queries.ts';
import { QuestionCard } from './question-card.tsx';
import { text } from './words.ts';

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: text.categories[value] }));
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: text.statuses[value] }));
const ORDERS = [
  { value: 'new', label: text.newest },
  { value: 'top', label: text.top },
];

export function QuestionList({ fault }: { fault: string | undefined }) {
  const [filters, setFilters] = useState<Omit<AskedQuestions, 'fault'>>({
    search: '',
    sort: 'new',
    category: undefined,
    status: undefined,
  });
  const asked = { ...filters, fault };
  const questions = useInfiniteQuery(questionsQuery(asked));
  const change = (changed: Partial<typeof filters>) => setFilters({ ...filters, ...changed });
  const narrowed = Boolean(asked.search || asked.category || asked.status || asked.fault);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-2">
        <SearchBox label={text.searchLabel} searched={asked.search} onSearch={(search) => change({ search })} />
        <div className="grid grid-cols-2 gap-2 tablet:grid-cols-3">
          <LabelledSelect
            aria-label={text.category}
            prompt={text.allCategories}
            options={CATEGORY_OPTIONS}
            value={asked.category ?? ''}
            onChange={({ target }) => change({ category: CATEGORIES.find((one) => one === target.value) })}
          />
          <LabelledSelect
            aria-label={text.status}
            prompt={text.allStatuses}
            options={STATUS_OPTIONS}
            value={asked.status ?? ''}
            onChange={({ target }) => change({ status: STATUSES.find((one) => one === target.value) })}
          />
          <div className="col-span-2 tablet:col-span-1">
            <LabelledSelect
              aria-label={text.order}
              options={ORDERS}
              value={asked.sort}
              onChange={({ target }) => change({ sort: target.value === 'top' ? 'top' : 'new' })}
            />
          </div>
        </div>
      </div>
      {fault && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-small">
          <span>{aboutOf(fault, questions.data?.pages[0]?.data[0]?.suspectedFaults)}</span>
          <Link href="/community?tab=qa" className="text-brand-ink underline underline-offset-2">
            {text.showAll}
          </Link>
        </p>
      )}
      <PagedList
        query={questions}
        loading={text.loading}
        failed={text.failed}
        empty={
          narrowed ? (
            <EmptyState icon="search" title={text.nothingFound}>
              {text.nothingFoundWhy}
            </EmptyState>
          ) : (
            <EmptyState icon="question" title={text.none}>
              {text.noneWhy}
            </EmptyState>
          )
        }
      >
        {(question) => <QuestionCard key={question.id} question={question} />}
      </PagedList>
    </div>
  );
}

function aboutOf(fault: string, known: readonly { id: string; title: string }[] | undefined): string {
  const name = known?.find(({ id }) => id === fault)?.title;
  return name ? text.about(name) : text.aboutFault;
}
