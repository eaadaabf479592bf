/** What a guest sees in the history's place: what signing in would give. */

import { signInPath } from '#web/lib/sign-in-path.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { words } from './words.ts';

const text = words.guest;

interface Props {
  /** Where signing in leads back to: an address may name one session. */
  here: string;
  /** There when a diagnosis is at hand that could be saved. */
  onKeep: (() => void) | undefined;
}

export function GuestHistory({ here, onKeep }: Props) {
  return (
    <Card className="grid max-w-reading grid-cols-1 gap-5">
      <div className="flex items-start gap-4">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-pill bg-brand-tint text-brand-ink">
          <Icon name="history" className="size-6" />
        </span>
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <h2 className="text-lead font-bold">{text.title}</h2>
          <p className="text-soft">{text.why}</p>
        </div>
      </div>
      <ul className="grid gap-2">
        {text.gives.map((gift) => (
          <li key={gift} className="flex items-start gap-2.5">
            <Icon name="tick" className="mt-0.5 size-5 text-brand-ink" />
            {gift}
          </li>
        ))}
      </ul>
      {onKeep && (
        <Notice tone="go" icon="bookmark">
          <p>{text.hasCase}</p>
        </Notice>
      )}
      <div className="grid gap-2 tablet:flex">
        {onKeep ? (
          <Button onClick={onKeep}>{text.keep}</Button>
        ) : (
          <ButtonLink href={signInPath(here)}>{text.signIn}</ButtonLink>
        )}
        <ButtonLink look="secondary" href={signInPath(here, 'register')}>
          {text.register}
        </ButtonLink>
        <ButtonLink look="quiet" href="/example">
          {words.example}
        </ButtonLink>
      </div>
    </Card>
  );
}
