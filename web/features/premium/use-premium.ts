/** Whether premium is open, for screens that it opens. When that changes, what they hold is asked anew: opened at once, closed at once. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listPosts, showPost } from '#contract/community.ts';
import { searchParts } from '#contract/parts.ts';
import { premiumStatusQuery } from '#web/lib/premium-status.ts';

const PAID_FOR = new Set<unknown>([listPosts.path, showPost.path, searchParts.path]);

/** Undefined while nobody knows yet. */
export function usePremium(): boolean | undefined {
  const client = useQueryClient();
  const isPremium = useQuery(premiumStatusQuery).data?.isPremium;
  const before = useRef(isPremium);
  useEffect(() => {
    if (isPremium !== undefined && before.current !== undefined && before.current !== isPremium)
      void client.resetQueries({ predicate: ({ queryKey }) => PAID_FOR.has(queryKey[0]) });
    before.current = isPremium ?? before.current;
  }, [client, isPremium]);
  return isPremium;
}
