/** Stands in for a screen that is still being built, and says so. */
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { words } from './words.ts';

export function NotHereYetScreen() {
  const { title, text, back } = words.notHereYet;
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState icon="spanner" level="h1" title={title} action={<ButtonLink href="/">{back}</ButtonLink>}>
        {text}
      </EmptyState>
    </>
  );
}
