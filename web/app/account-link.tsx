/** The way to the profile, showing whether somebody is signed in; for a guest, where there is room, the way to sign in. */

import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Avatar } from '#web/features/profile/avatar.tsx';
import { localProfile, shownAs } from '#web/features/profile/local-profile.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { signInPath } from '#web/lib/sign-in-path.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Icon } from '#web/ui/icon.tsx';
import { words } from './words.ts';

export function AccountLink({ path }: { path: string }) {
  const { data: user } = useQuery(currentUserQuery);
  const kept = useStored(localProfile);
  const shown = user && shownAs(user, kept);
  return (
    <>
      {user === null && path !== '/auth' && (
        <Link
          href={signInPath(path)}
          className="hidden min-h-11 items-center rounded-control px-3 text-small font-semibold text-brand-ink hover:bg-brand-tint tablet:flex"
        >
          {words.signIn}
        </Link>
      )}
      <Link
        href="/profile"
        aria-label={words.profile}
        aria-current={path === '/profile' ? 'page' : undefined}
        className="-mr-2 flex size-11 items-center justify-center rounded-pill text-soft hover:bg-sunk hover:text-ink aria-[current]:bg-brand-tint aria-[current]:text-brand-ink"
      >
        {shown ? <Avatar name={shown.name} url={shown.avatarUrl} small /> : <Icon name="person" className="size-6" />}
      </Link>
    </>
  );
}
