/** A post in the list. */
import { Link } from 'wouter';
import type { Post } from '#contract/community.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Byline } from '../byline.tsx';
import { words } from '../words.ts';
import { text } from './words.ts';

export function PostCard({ post }: { post: Post }) {
  return (
    <li className="relative grid gap-2 rounded-card bg-surface p-4 shadow-card transition-shadow hover:shadow-lift tablet:p-5">
      {post.isSticky && (
        <div>
          <Badge tone="go" icon="bookmark">
            {text.sticky}
          </Badge>
        </div>
      )}
      <h2 dir="auto" className="text-lead font-bold wrap-anywhere">
        {/* The whole card leads there. */}
        <Link href={`/community/posts/${post.id}`} className="after:absolute after:inset-0 after:rounded-card">
          {post.title}
        </Link>
      </h2>
      <p dir="auto" className="line-clamp-3 text-small wrap-anywhere">
        {post.content}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Byline written={post} />
        <ul className="flex gap-4 text-caption text-soft">
          <Figure icon="thumb" count={post.likes} said={words.likes(post.likes)} />
          <Figure icon="chat" count={post.commentCount} said={words.comments(post.commentCount)} />
          <Figure icon="eye" count={post.views} said={words.views(post.views)} />
        </ul>
      </div>
    </li>
  );
}

export const Figure = ({ icon, count, said }: { icon: IconName; count: number; said: string }) => (
  <li className="flex items-center gap-1 tabular-nums" title={said}>
    <Icon name={icon} className="size-4" />
    <span aria-hidden="true">{count.toLocaleString('en-GB')}</span>
    <span className="sr-only">{said}</span>
  </li>
);
