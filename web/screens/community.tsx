/** `/community`: posts and questions, and the way to the experts. */
import { useSearchParams } from 'wouter';
import { useCurrentCar } from '#web/features/cars/use-current-car.ts';
import { NewPost } from '#web/features/community/posts/new-post.tsx';
import { PostList } from '#web/features/community/posts/post-list.tsx';
import { useForumLocked } from '#web/features/community/posts/queries.ts';
import { text as posts } from '#web/features/community/posts/words.ts';
import { Ask } from '#web/features/community/questions/ask.tsx';
import { QuestionList } from '#web/features/community/questions/question-list.tsx';
import { text as questions } from '#web/features/community/questions/words.ts';
import { words } from '#web/features/community/words.ts';
import { usePremium } from '#web/features/premium/use-premium.ts';
import { useSignedIn } from '#web/lib/current-user.ts';
import { questionDraft } from '#web/lib/question-draft.ts';
import { signInPath } from '#web/lib/sign-in-path.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { Upgrade } from './upgrade.tsx';

const TABS = [
  { id: 'posts', label: words.posts, icon: 'people' },
  { id: 'qa', label: words.qa, icon: 'question' },
] as const;

/** The address holds which tab is shown and whether a form is open, so that the browser's back button works. */
export function CommunityScreen() {
  const [asked, setAsked] = useSearchParams();
  usePremium();
  const tab = asked.get('tab') === 'qa' ? 'qa' : 'posts';
  const writing = asked.has(tab === 'qa' ? 'ask' : 'new');
  const show = (id: string) => setAsked(id === 'qa' ? { tab: 'qa' } : {}, { replace: true });
  const toggle = () => {
    // What came from elsewhere is given up with the form; what was typed there is not lost.
    if (writing && !questionDraft.read()?.edited) questionDraft.remove();
    const fields = { ...(tab === 'qa' && { tab: 'qa' }), ...(!writing && { [tab === 'qa' ? 'ask' : 'new']: '1' }) };
    setAsked(fields, { replace: true });
  };
  const form = tab === 'qa' ? <AskAboutCar /> : <Post onDone={toggle} />;
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <ScreenTitle>{words.title}</ScreenTitle>
      <Upgrade />
      <header className="grid grid-cols-1 gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h1 className="text-title font-heavy tracking-tight tablet:text-display">{words.title}</h1>
          <ButtonLink look="quiet" href="/community/experts" icon="spanner" className="-my-2 -mr-4">
            {words.experts}
          </ButtonLink>
        </div>
        <p className="text-small text-soft tablet:text-body">{words.lead}</p>
      </header>
      <Tabs label={words.tabs} tabs={TABS} chosen={tab} onChoose={show}>
        <div
          className={`grid max-w-reading grid-cols-1 gap-5 desk:max-w-none desk:items-start desk:gap-8 ${writing ? 'desk:grid-cols-2' : 'desk:grid-cols-[minmax(0,1fr)_16rem]'}`}
        >
          <div className={`grid grid-cols-1 gap-4 ${writing ? '' : 'desk:order-2 desk:sticky desk:top-22'}`}>
            {tab === 'qa' ? (
              <Write tab={tab} writing={writing} onToggle={toggle} />
            ) : (
              <WritePost writing={writing} onToggle={toggle} />
            )}
            {writing && form}
          </div>
          {tab === 'qa' ? <QuestionList fault={asked.get('fault') ?? undefined} /> : <PostList />}
        </div>
      </Tabs>
    </div>
  );
}

interface WriteProps {
  tab: 'posts' | 'qa';
  writing: boolean;
  onToggle: () => void;
}

/** The button that opens and closes the form; a guest signs in first and comes back to it. */
function Write({ tab, writing, onToggle }: WriteProps) {
  const signedIn = useSignedIn();
  const qa = tab === 'qa';
  if (signedIn === false && !writing)
    return (
      <ButtonLink href={signInPath(qa ? '/community?tab=qa&ask=1' : '/community?new=1')} icon="plus">
        {qa ? questions.signInToAsk : posts.signInToPost}
      </ButtonLink>
    );
  return (
    <Button look={writing ? 'secondary' : 'primary'} icon={writing ? 'close' : 'plus'} onClick={onToggle}>
      {writing ? words.cancel : qa ? questions.ask : posts.newPost}
    </Button>
  );
}

/** Nothing, where the forum is for premium members and the reader is none. */
function WritePost({ writing, onToggle }: Omit<WriteProps, 'tab'>) {
  const locked = useForumLocked();
  return locked ? null : <Write tab="posts" writing={writing} onToggle={onToggle} />;
}

/** For one who can post; a guest signs in first, and without premium the list says what is missing. */
function Post({ onDone }: { onDone: () => void }) {
  const signedIn = useSignedIn();
  const locked = useForumLocked();
  if (locked) return null;
  if (signedIn === undefined)
    return (
      <Loading label={posts.newPost}>
        <Skeleton className="h-72" />
      </Loading>
    );
  if (!signedIn)
    return (
      <ButtonLink href={signInPath('/community?new=1')} className="justify-self-start">
        {posts.signInToPost}
      </ButtonLink>
    );
  return <NewPost onDone={onDone} />;
}

/** The form waits for the car, which it is filled in with. */
function AskAboutCar() {
  const current = useCurrentCar();
  if (current.state === 'loading')
    return (
      <Loading label={questions.ask}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (current.state === 'known' && !current.signedIn)
    return (
      <ButtonLink href={signInPath('/community?tab=qa&ask=1')} className="justify-self-start">
        {questions.signInToAsk}
      </ButtonLink>
    );
  return <Ask car={current.state === 'known' ? current.car : null} />;
}
