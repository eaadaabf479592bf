/** In place of what premium opens: what it is, and the way to it. */
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { usePremium } from './use-premium.ts';
import { words } from './words.ts';

export const Locked = ({ what }: { what: 'chat' | 'generator' }) => (
  <EmptyState
    icon="lock"
    title={words.locked.title}
    action={<ButtonLink href="/subscription">{words.locked.upgrade}</ButtonLink>}
  >
    {words.locked[what]}
  </EmptyState>
);

/** What it opens, or the way to it. While nobody knows yet, and without a connection, nothing is barred: the server decides. */
export const ForPremium = ({ what, children }: { what: Parameters<typeof Locked>[0]['what']; children: ReactNode }) =>
  usePremium() === false ? <Locked what={what} /> : children;
