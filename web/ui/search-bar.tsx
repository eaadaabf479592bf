/** A box and a button beside it: what is typed is looked for when it is sent, by the button or by Enter. */
import { type ComponentProps, type SubmitEvent, useId } from 'react';
import { Button } from './button.tsx';
import { FieldError } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'name' | 'id' | 'onSubmit'> {
  label: string;
  /** The label stands above the box; else only those who listen are told it. */
  labelled?: boolean;
  search: string;
  /** On a phone the button is its icon alone. */
  compact?: boolean;
  /** Nothing can be sent now. */
  barred?: boolean;
  pending?: boolean;
  error?: string | undefined;
  onSearch: (text: string) => void;
}

export function SearchBar({
  label,
  labelled = false,
  search,
  compact = false,
  barred = false,
  pending = false,
  error,
  onSearch,
  ...input
}: Props) {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!barred && !pending) onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <search>
      <form noValidate onSubmit={submit} className="grid gap-1.5">
        <label htmlFor={id} className={labelled ? 'font-semibold' : 'sr-only'}>
          {label}
        </label>
        <div className="flex flex-wrap gap-2">
          <TextInput
            type="search"
            enterKeyHint="search"
            className="flex-1 basis-28"
            {...input}
            id={id}
            name="search"
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error ? true : undefined}
          />
          <Button
            type="submit"
            look={compact ? 'secondary' : 'primary'}
            icon="search"
            disabled={barred}
            pending={pending}
            aria-label={compact ? search : undefined}
            className="min-h-12 shrink-0"
          >
            {compact ? <span className="hidden tablet:inline">{search}</span> : search}
          </Button>
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </form>
    </search>
  );
}
