/** Who wrote it and when, and whether it was changed since. */
import type { Author } from '#contract/community.ts';
import { dateAndTime } from '#web/lib/when.ts';
import { Name } from '#web/ui/plain-text.tsx';
import { words } from './words.ts';

interface Props {
  written: { author: Author; createdAt: string; updatedAt: string; edited: boolean };
}

export const Byline = ({ written: { author, createdAt, updatedAt, edited } }: Props) => (
  <p className="min-w-0 text-caption text-soft">
    <span className={author.isGone ? 'italic' : 'font-semibold text-ink'}>
      <Name>{author.username}</Name>
    </span>
    {' · '}
    <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
    {edited && (
      <>
        {' · '}
        <span title={dateAndTime(updatedAt)}>{words.edited}</span>
      </>
    )}
  </p>
);
