/** `/profile`: the account, its settings, and help. A guest has the settings and the help. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/user.ts';
import { useSignOut } from '#web/features/accounts/queries.ts';
import { SignInSafetyDialog } from '#web/features/accounts/sign-in-safety-dialog.tsx';
import { words as accountWords } from '#web/features/accounts/words.ts';
import { LanguageModelSwitch } from '#web/features/language-model/language-model-switch.tsx';
import { AccessibilityDialog } from '#web/features/profile/accessibility-dialog.tsx';
import { AccountCard, GuestCard } from '#web/features/profile/account-card.tsx';
import { ActionsCard, type Setting } from '#web/features/profile/actions-card.tsx';
import { DeleteAccountDialog } from '#web/features/profile/delete-account-dialog.tsx';
import { DocumentationDialog } from '#web/features/profile/documentation-dialog.tsx';
import { EditProfileDialog } from '#web/features/profile/edit-profile-dialog.tsx';
import { HelpCard } from '#web/features/profile/help-card.tsx';
import { localProfile, shownAs } from '#web/features/profile/local-profile.ts';
import { NotificationDialog, PrivacyDialog } from '#web/features/profile/settings-dialogs.tsx';
import { UsageCard } from '#web/features/profile/usage-card.tsx';
import { words } from '#web/features/profile/words.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ScreenTitle } from './screen-title.tsx';

type Open = Setting | 'documentation' | 'edit' | 'safety' | 'deletion' | undefined;

export function ProfileScreen() {
  const account = useQuery(currentUserQuery);
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<Open>();
  const signOut = useSignOut(() => {
    toast(accountWords.signedOutToast);
    navigate('/');
  });
  const logOut = () =>
    signOut.mutate(undefined, {
      onError: ({ message }) =>
        toast({ title: accountWords.signOutFailed, description: message, variant: 'destructive' }),
    });
  const user = account.data ?? undefined;
  const close = () => setOpen(undefined);
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <ScreenTitle>{words.title}</ScreenTitle>
      <h1 className="text-title font-heavy tracking-tight tablet:text-display">{words.title}</h1>
      <div className="grid grid-cols-1 items-start gap-4 desk:grid-cols-2 desk:gap-6">
        <div className="grid grid-cols-1 gap-4 desk:gap-6">
          {user && <AccountCard user={user} onEdit={() => setOpen('edit')} />}
          {account.data === null && <GuestCard />}
          {account.data === undefined && <NotKnown failed={account.isError} retry={() => void account.refetch()} />}
          {user && <UsageCard />}
        </div>
        <div className="grid grid-cols-1 gap-4 desk:gap-6">
          <ActionsCard
            onSetting={setOpen}
            member={
              user && {
                leaving: signOut.isPending,
                onSafety: () => setOpen('safety'),
                onLogOut: logOut,
                onDelete: () => setOpen('deletion'),
              }
            }
          />
          <HelpCard onDocumentation={() => setOpen('documentation')} />
        </div>
      </div>
      {open === 'notifications' && <NotificationDialog onClose={close} />}
      {open === 'privacy' && <PrivacyDialog onClose={close} more={<LanguageModelSwitch />} />}
      {open === 'accessibility' && <AccessibilityDialog onClose={close} />}
      {open === 'documentation' && <DocumentationDialog onClose={close} />}
      {open === 'edit' && user && <Edit user={user} onClose={close} />}
      {open === 'safety' && user && <SignInSafetyDialog user={user} onClose={close} />}
      {open === 'deletion' && user && <Delete user={user} onClose={close} />}
    </div>
  );
}

function Edit({ user, onClose }: { user: User; onClose: () => void }) {
  const shown = shownAs(user, useStored(localProfile));
  return <EditProfileDialog user={user} shown={shown} onClose={onClose} />;
}

function Delete({ user, onClose }: { user: User; onClose: () => void }) {
  const [, navigate] = useLocation();
  const onDeleted = (message: string) => {
    toast({ title: words.deletion.done, description: message });
    navigate('/');
  };
  return <DeleteAccountDialog user={user} onDeleted={onDeleted} onClose={onClose} />;
}

const NotKnown = ({ failed, retry }: { failed: boolean; retry: () => void }) =>
  failed ? (
    <Card className="grid justify-items-start gap-3">
      <p className="text-soft">{words.failed}</p>
      <Button look="secondary" onClick={retry}>
        {words.retry}
      </Button>
    </Card>
  ) : (
    <Loading label={words.loading}>
      <Skeleton className="h-44" />
    </Loading>
  );
