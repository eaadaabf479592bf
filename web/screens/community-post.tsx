/** `/community/posts/{id}`: one discussion. */
import { useParams } from 'wouter';
import { PostDetail } from '#web/features/community/posts/post-detail.tsx';
import { text } from '#web/features/community/posts/words.ts';
import { words } from '#web/features/community/words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ScreenTitle } from './screen-title.tsx';

export function CommunityPostScreen() {
  const { id } = useParams();
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <ScreenTitle>{words.title}</ScreenTitle>
      <ButtonLink look="quiet" icon="back" href="/community" className="-ml-4 justify-self-start">
        {text.detail.back}
      </ButtonLink>
      <PostDetail key={id} id={Number(id)} />
    </div>
  );
}
