/** A price from–to as a bar on a common scale: solid up to the low end, lighter up to the high one. */

interface Props {
  label: string;
  /** The range in words, e.g. "£60–£120". */
  text: string;
  low: number;
  high: number;
  /** The scale's end, shared by bars that are to be compared. */
  most: number;
}

export function CostBar({ label, text, low, high, most }: Props) {
  const share = (value: number) => `${Math.max(0, Math.min(1, most > 0 ? value / most : 0)) * 100}%`;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-soft">{label}</span>
        <span className="font-semibold tabular-nums">{text}</span>
      </p>
      <div
        aria-hidden="true"
        className="relative h-2.5 overflow-hidden rounded-pill bg-sunk ring-1 ring-rim ring-inset"
      >
        <div className="absolute inset-y-0 left-0 rounded-pill bg-brand/40" style={{ width: share(high) }} />
        <div className="absolute inset-y-0 left-0 rounded-pill bg-brand" style={{ width: share(low) }} />
      </div>
    </div>
  );
}
