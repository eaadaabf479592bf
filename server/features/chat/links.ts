/** Where an answer leads: guides, parts, garages, a quote's check, other owners, the owner's own pages. */
import type { ChatSource } from '#contract/chat.ts';
import type { Knowledge, TALK_LINKS } from '#engine/knowledge.ts';
import { plainName } from '#engine/parts/find-families.ts';

export const LINKS: Record<(typeof TALK_LINKS)[number], ChatSource> = {
  mechanics: { title: 'Find Mechanics Near Me', href: '/mechanics-search' },
  community: { title: 'Ask the community', href: '/community?tab=qa&ask=1' },
  'quote-check': { title: 'Check a garage’s quote', href: '/quote-check' },
  tutorials: { title: 'All tutorials', href: '/tutorials' },
  profile: { title: 'Your profile', href: '/profile' },
  cars: { title: 'My Cars', href: '/cars' },
  support: { title: 'Support', href: '/support' },
};

export const guideLink = ({ jobs }: Knowledge, id: string): ChatSource => ({
  title: `Guide: ${jobs[id]?.name ?? id}`,
  href: `/tutorials/${encodeURIComponent(id)}`,
});

export const partLink = ({ parts }: Knowledge, id: string): ChatSource => {
  const name = plainName(parts[id]?.name ?? id);
  return { title: `Compare prices: ${name}`, href: `/parts?${new URLSearchParams({ part: name })}` };
};

export const quoteLink = (fault: string): ChatSource => ({
  ...LINKS['quote-check'],
  href: `/quote-check?fault=${encodeURIComponent(fault)}`,
});
