/** A search that begins when it is sent. */
import { type SubmitEvent, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { words } from './words.ts';

interface Props {
  label: string;
  searched: string;
  onSearch: (text: string) => void;
}

export function SearchBox({ label, searched, onSearch }: Props) {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    // A search's own address begins its box anew.
    <search key={searched}>
      <form onSubmit={submit} className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <TextInput id={id} type="search" name="search" placeholder={label} defaultValue={searched} maxLength={200} />
        <Button type="submit" look="secondary" icon="search" aria-label={words.search} className="shrink-0">
          <span className="hidden tablet:inline">{words.search}</span>
        </Button>
      </form>
    </search>
  );
}
