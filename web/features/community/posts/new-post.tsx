/** The new-post form at work. */
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { drafts } from '../drafts.ts';
import { words } from '../words.ts';
import { PostForm } from './post-form.tsx';
import { useCreatePost } from './queries.ts';
import { text } from './words.ts';

const DRAFT = 'post';

export function NewPost({ onDone }: { onDone: () => void }) {
  const create = useCreatePost();
  return (
    <Card aria-label={text.newPost}>
      <PostForm
        draft={DRAFT}
        pending={create.isPending}
        error={create.error}
        onSend={(post) =>
          create.mutate(post, {
            onSuccess: ({ state }) => {
              drafts.drop(DRAFT);
              toast(state === 'held' ? text.form.held : text.form.done);
              onDone();
            },
            onError: ({ message }) =>
              toast({ title: words.error, description: message || text.form.failed, variant: 'destructive' }),
          })
        }
      />
    </Card>
  );
}
