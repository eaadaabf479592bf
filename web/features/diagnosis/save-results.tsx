/** "Save Results": kept already, it says so and leads there. */
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { words } from './words.ts';

interface Props {
  saved: boolean;
  saving: boolean;
  onSave: () => void;
}

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
