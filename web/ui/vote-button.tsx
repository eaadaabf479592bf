/** One's own voice among others: pressed or not, and how many there are. */
import { Icon, type IconName } from './icon.tsx';

interface Props {
  icon: IconName;
  /** What pressing it means, e.g. "Like". */
  name: string;
  /** The number in words, e.g. "12 likes". */
  counted: string;
  count: number;
  pressed: boolean;
  disabled?: boolean;
  onPress: () => void;
}

export const VoteButton = ({ icon, name, counted, count, pressed, disabled = false, onPress }: Props) => (
  <button
    type="button"
    aria-pressed={pressed}
    aria-label={`${name}, ${counted}`}
    aria-disabled={disabled || undefined}
    onClick={() => !disabled && onPress()}
    className="inline-flex min-h-11 min-w-16 items-center justify-center gap-2 rounded-control px-3 font-semibold tabular-nums ring-1 ring-inset ring-edge transition-colors hover:bg-sunk aria-pressed:bg-brand-tint aria-pressed:text-brand-ink aria-pressed:ring-2 aria-pressed:ring-brand off:text-soft off:ring-line"
  >
    <Icon name={icon} />
    {count.toLocaleString('en-GB')}
  </button>
);
