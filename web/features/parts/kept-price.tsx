/** What the part cost when its owner first looked for it, once that is some days ago. */

import { useQuery } from '@tanstack/react-query';
import { poundsText } from '#contract/quote.ts';
import { keptQuery } from './queries.ts';
import { words } from './words.ts';

const DAY_MS = 86_400_000;

export function KeptPrice({ part, sessionId }: { part: string; sessionId: number | null }) {
  const { data = [] } = useQuery(keptQuery(sessionId));
  // The server tells the cheapest first.
  const first = data.find(({ partName }) => partName === part);
  if (!first || Date.now() - new Date(first.createdAt).getTime() < DAY_MS) return null;
  const { brand, retailer, price, createdAt } = first;
  return (
    <p className="text-small text-soft">{words.kept(new Date(createdAt), brand, poundsText(price, price), retailer)}</p>
  );
}
