/** The new-post form at work. */
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { words } from '../words.ts';
import { PostForm } from './post-form.tsx';
import { useCreatePost } from './queries.ts';
import { text } from './words.ts';

export function NewPost({ onDone }: { onDone: () => void }) {
  const create = useCreatePost();
  return (
    <Card aria-label={text.newPost}>
      <PostForm
        pending={create.isPending}
        error={create.error}
        onSend={(post) =>
          create.mutate(post, {
            onSuccess: ({ state }) => {
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
