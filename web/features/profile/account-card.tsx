/** Who is signed in, or what signing in would give. */

import type { User } from '#contract/user.ts';
import { signInPath } from '#web/lib/sign-in-path.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { timesAs } from '#web/lib/when.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from './avatar.tsx';
import { accountId, localProfile, shownAs } from './local-profile.ts';
import { words } from './words.ts';

const text = words.account;
const month = timesAs('en-GB', { month: 'long', year: 'numeric' });

export function AccountCard({ user, onEdit }: { user: User; onEdit: () => void }) {
  const { name, avatarUrl } = shownAs(user, useStored(localProfile));
  return (
    <Card aria-label={text.heading} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} url={avatarUrl} />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-lead font-bold break-words">{name}</h2>
          <p className="break-words text-soft">{user.email || text.noEmail}</p>
        </div>
      </div>
      <p className="flex flex-wrap gap-x-4 text-caption text-soft tabular-nums">
        <span>{text.accountId(accountId(user.username))}</span>
        <span>{text.since(month(user.createdAt))}</span>
      </p>
      <Button look="secondary" icon="pencil" onClick={onEdit} className="tablet:justify-self-start">
        {text.edit}
      </Button>
    </Card>
  );
}

export const GuestCard = () => (
  <Card aria-label={text.heading} className="grid grid-cols-1 gap-4">
    <div className="flex items-start gap-4">
      <span className="flex size-16 shrink-0 items-center justify-center rounded-pill bg-brand-tint text-brand-ink">
        <Icon name="person" className="size-8" />
      </span>
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <h2 className="text-lead font-bold">{text.guest}</h2>
        <p className="text-small text-soft">{text.guestWhy}</p>
      </div>
    </div>
    <div className="flex flex-wrap gap-2 *:flex-1 tablet:*:flex-none">
      <ButtonLink href={signInPath('/profile')}>{text.signIn}</ButtonLink>
      <ButtonLink look="secondary" href={signInPath('/profile', 'register')}>
        {text.register}
      </ButtonLink>
    </div>
  </Card>
);
