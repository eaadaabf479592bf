/** What to do with the answer: find somebody, keep it. */

import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { words } from './words.ts';

export function ResultActions({ save }: { save: ReactNode }) {
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 tablet:grid-cols-2">
        <ButtonLink href="/mechanics-search" icon="pin">
          {words.mechanics}
        </ButtonLink>
        {save}
      </div>
      <p className="text-caption text-soft">{words.estimate}</p>
    </div>
  );
}

interface Props {
  saved: boolean;
  saving: boolean;
  onSave: () => void;
}

/** Kept already, it says so and leads there. */
export function SaveResults({ saved, saving, onSave }: Props) {
  if (saved) {
    return (
      <ButtonLink look="secondary" href="/history" icon="tick">
        {words.saved}
      </ButtonLink>
    );
  }
  return (
    <Button look="secondary" icon="bookmark" pending={saving} onClick={onSave}>
      {saving ? words.saving : words.save}
    </Button>
  );
}
