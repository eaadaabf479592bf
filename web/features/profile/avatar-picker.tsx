/** Chooses the picture. It is looked at here and nowhere else. */

import { type ChangeEvent, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Avatar } from './avatar.tsx';
import { readAvatar } from './read-avatar.ts';
import { words } from './words.ts';

const text = words.edit;

interface Props {
  name: string;
  url: string | null;
  onChange: (url: string | null) => void;
}

export function AvatarPicker({ name, url, onChange }: Props) {
  const id = useId();
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (!file) return;
    try {
      onChange(await readAvatar(file));
    } catch {
      const said = file.type.startsWith('image/') ? text.unreadable : text.notAPicture;
      toast({ ...said, variant: 'destructive' });
    }
    // So that the same file can be chosen again.
    input.value = '';
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a picture with two buttons
    <div role="group" aria-label={text.picture} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar name={name} url={url} />
      <div className="flex flex-wrap items-center gap-1">
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-control px-4 py-2 font-semibold ring-1 ring-inset ring-edge transition-colors has-[+:focus-visible]:outline-3 has-[+:focus-visible]:outline-offset-2 has-[+:focus-visible]:outline-focus hover:bg-sunk"
        >
          {url ? text.change : text.choose}
        </label>
        <input id={id} type="file" accept="image/*" onChange={(event) => void read(event)} className="sr-only" />
        {url && (
          <Button look="quiet" onClick={() => onChange(null)}>
            {text.removePicture}
          </Button>
        )}
      </div>
    </div>
  );
}
