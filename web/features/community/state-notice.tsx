/** Tells an author that others do not see this. */
import type { ContentState } from '#contract/community.ts';
import { Notice } from '#web/ui/notice.tsx';
import { words } from './words.ts';

export function StateNotice({ state }: { state: ContentState }) {
  if (state === 'shown') return null;
  return (
    <Notice tone="caution" icon="clock">
      {state === 'held' ? (
        <>
          <p className="font-semibold">{words.held.title}</p>
          <p className="text-small">{words.held.why}</p>
        </>
      ) : (
        <p>{words.hidden}</p>
      )}
    </Notice>
  );
}
