/** The list of posts, with its search and order; or the notice that it is for premium members. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LabelledSelect } from '#web/ui/select.tsx';
import { Failed, PagedList } from '../paged-list.tsx';
import { SearchBox } from '../search-box.tsx';
import { PostCard } from './post-card.tsx';
import { type AskedPosts, isForPremium, NEWEST, postsQuery } from './queries.ts';
import { text } from './words.ts';

const ORDERS = [
  { value: 'new', label: text.newest },
  { value: 'top', label: text.top },
];

export function PostList() {
  const [asked, setAsked] = useState<AskedPosts>(NEWEST);
  const posts = useInfiniteQuery(postsQuery(asked));
  const locked = isForPremium(posts.error);
  return (
    <div className="grid grid-cols-1 gap-4">
      {!locked && (
        <div className="grid gap-2 tablet:grid-cols-[minmax(0,1fr)_12rem]">
          <SearchBox
            label={text.searchLabel}
            searched={asked.search}
            onSearch={(search) => setAsked({ ...asked, search })}
          />
          <LabelledSelect
            aria-label={text.order}
            options={ORDERS}
            value={asked.sort}
            onChange={({ target }) => setAsked({ ...asked, sort: target.value === 'top' ? 'top' : 'new' })}
          />
        </div>
      )}
      <PagedList
        query={posts}
        loading={text.loading}
        failed={text.failed}
        complaint={(error) =>
          isForPremium(error) ? (
            <PremiumOnly />
          ) : (
            <Failed title={text.failed} error={error} onRetry={() => void posts.refetch()} />
          )
        }
        empty={
          asked.search ? (
            <EmptyState icon="search" title={text.nothingFound}>
              {text.nothingFoundWhy}
            </EmptyState>
          ) : (
            <EmptyState icon="people" title={text.none}>
              {text.noneWhy}
            </EmptyState>
          )
        }
      >
        {(post) => <PostCard key={post.id} post={post} />}
      </PagedList>
    </div>
  );
}

export const PremiumOnly = () => (
  <EmptyState
    icon="lock"
    title={text.premium.title}
    action={<ButtonLink href="/subscription">{text.premium.upgrade}</ButtonLink>}
  >
    {text.premium.why}
  </EmptyState>
);
