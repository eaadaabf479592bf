/** One's own profile: begun, changed, taken back. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedIn } from '#web/lib/current-user.ts';
import { signInPath } from '#web/lib/sign-in-path.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Name } from '#web/ui/plain-text.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Deletion } from '../deletion.tsx';
import { words } from '../words.ts';
import { ExpertFacts } from './expert-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ownProfileQuery, useOwnProfile } from './queries.ts';
import { text } from './words.ts';

const own = text.own;

export function OwnProfile() {
  const signedIn = useSignedIn();
  const { data: profile } = useQuery(ownProfileQuery);
  const { save, remove } = useOwnProfile();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const onDelete = async () => {
    await remove();
    toast(own.removed);
    setEditing(false);
  };

  if (editing && signedIn)
    return (
      <Card className="grid grid-cols-1 gap-4">
        <h2 className="text-lead font-bold">{own.title}</h2>
        <ProfileForm
          profile={profile ?? null}
          pending={save.isPending}
          error={save.error}
          onSend={(form) =>
            save.mutate(form, {
              onSuccess: ({ isVerified }) => {
                toast(isVerified ? own.savedVerified : own.saved);
                setEditing(false);
              },
            })
          }
          onCancel={() => setEditing(false)}
        />
        {profile && (
          <Button look="quiet" icon="bin" onClick={() => setDeleting(true)} className="justify-self-start">
            {own.remove}
          </Button>
        )}
        {deleting && <Deletion question={own.sure} onDelete={onDelete} onClose={() => setDeleting(false)} />}
      </Card>
    );

  if (profile)
    return (
      <Card className="grid grid-cols-1 gap-3">
        <h2 className="text-lead font-bold">{own.title}</h2>
        <p className="font-semibold">
          <Name>{profile.displayName}</Name>
        </p>
        <ExpertFacts expert={profile} />
        {!profile.isVerified && <p className="text-small text-soft">{own.waiting}</p>}
        <Button look="secondary" icon="pencil" onClick={() => setEditing(true)}>
          {own.edit}
        </Button>
      </Card>
    );

  return (
    <Card className="grid grid-cols-1 gap-3">
      <h2 className="text-lead font-bold">{own.invite}</h2>
      <p className="text-small text-soft">{own.inviteWhy}</p>
      {signedIn === false ? (
        <ButtonLink look="secondary" href={signInPath('/community/experts')}>
          {words.signIn}
        </ButtonLink>
      ) : (
        <Button look="secondary" icon="spanner" onClick={() => setEditing(true)}>
          {own.start}
        </Button>
      )}
    </Card>
  );
}
