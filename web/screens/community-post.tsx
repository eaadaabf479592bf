/** `/community/posts/{id}`: one discussion. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { PostDetail } from '#web/features/community/posts/post-detail.tsx';
import { postQuery } from '#web/features/community/posts/queries.ts';
import { text } from '#web/features/community/posts/words.ts';
import { words } from '#web/features/community/words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ScreenTitle } from './screen-title.tsx';

export function CommunityPostScreen() {
  const { id } = useParams();
  const post = useInfiniteQuery(postQuery(Number(id))).data?.pages[0]?.data.post;
  return (
    <div className="mx-auto grid w-full max-w-reading grid-cols-1 content-start gap-3">
      <ScreenTitle>{post?.title ?? words.title}</ScreenTitle>
      <ButtonLink look="quiet" icon="back" href="/community" className="-ml-4 justify-self-start">
        {text.detail.back}
      </ButtonLink>
      <PostDetail key={id} id={Number(id)} />
    </div>
  );
}
