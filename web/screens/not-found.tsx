/** No such address. */
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { words } from './words.ts';

export function NotFoundScreen() {
  const { title, text, back } = words.notFound;
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState icon="search" level="h1" title={title} action={<ButtonLink href="/">{back}</ButtonLink>}>
        {text}
      </EmptyState>
    </>
  );
}
