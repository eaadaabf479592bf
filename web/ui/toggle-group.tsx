/** At most one of a few: pressing the chosen one again clears it. */
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  aside?: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

export function ToggleGroup<Value extends string>({ label, aside, options, chosen, onChoose }: Props<Value>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of buttons
    <div role="group" aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <p className="flex items-baseline justify-between gap-2">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {aside && <span className="text-caption text-soft">{aside}</span>}
      </p>
      <div
        // Of equal width while the longest word fits; four stand in twos on a phone; more stand as close as they can.
        className={`flex flex-wrap gap-2 ${
          options.length > 4
            ? '*:grow *:px-2'
            : `*:min-w-min *:flex-1 ${options.length > 3 ? '*:basis-2/5 tablet:*:basis-0' : ''}`
        }`}
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === chosen}
            onClick={() => onChoose(option.value === chosen ? undefined : option.value)}
            className="min-h-11 rounded-control bg-surface px-1 py-1.5 text-small font-medium ring-1 ring-inset ring-edge transition-colors hover:bg-sunk aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-brand-ink aria-pressed:ring-2 aria-pressed:ring-brand"
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
