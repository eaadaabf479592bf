/** Leads to the shop, or to a search of the web where there is no link. */

import type { PartOption } from '#contract/parts.ts';
import { webAddress, webSearch } from './addresses.ts';
import { words } from './words.ts';

export function OptionAction({ option, className = '' }: { option: PartOption; className?: string }) {
  const { brand, name } = option;
  const link = webAddress(option.link);
  return (
    <a
      href={link ?? webSearch(brand, name)}
      target="_blank"
      rel="noopener noreferrer"
      className={`inline-flex min-h-11 items-center justify-center rounded-control px-4 py-2 text-center font-semibold ring-1 ring-edge ring-inset transition-colors hover:bg-sunk ${className}`}
    >
      {link ? words.view : words.online}
      <span className="sr-only">
        {' '}
        {words.of(brand, name)} ({words.newTab})
      </span>
    </a>
  );
}
