/** `/admin`: for those who look after the community. */
import { Queue } from '#web/features/community/admin/queue.tsx';
import { text } from '#web/features/community/admin/words.ts';
import { ScreenTitle } from './screen-title.tsx';

export function AdminScreen() {
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <ScreenTitle>{text.title}</ScreenTitle>
      <header className="grid gap-1">
        <h1 className="text-title font-heavy tracking-tight tablet:text-display">{text.title}</h1>
        <p className="text-small text-soft tablet:text-body">{text.lead}</p>
      </header>
      <Queue />
    </div>
  );
}
