/** A value within bounds: the platform's own slider, with a step down and a step up beside it. */
import { useId } from 'react';
import { IconButton } from './button.tsx';

interface Props {
  label: string;
  /** The value in words, e.g. "110%". */
  text: string;
  words: { less: string; more: string };
  value: number;
  least: number;
  most: number;
  step: number;
  /** How far a press of a button goes. */
  stride: number;
  onChange: (value: number) => void;
}

export function Slider({ label, text, words, value, least, most, step, stride, onChange }: Props) {
  const id = useId();
  const by = (change: number) => onChange(Math.min(most, Math.max(least, value + change)));
  return (
    <div className="grid grid-cols-1 gap-1 py-2">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="font-semibold tabular-nums">
          {text}
        </output>
      </div>
      <div className="-mx-2 flex items-center gap-1">
        <IconButton
          name={words.less}
          icon="minus"
          disabled={value <= least}
          onClick={() => by(-stride)}
          className="disabled:opacity-40"
        />
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          step={step}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className="min-h-11 min-w-0 flex-1 accent-brand"
        />
        <IconButton
          name={words.more}
          icon="plus"
          disabled={value >= most}
          onClick={() => by(stride)}
          className="disabled:opacity-40"
        />
      </div>
    </div>
  );
}
