/** Where a price lies between the lowest and the highest there is: for the eye; the words beside it are what counts. */

interface Props {
  low: number;
  high: number;
  least: number;
  most: number;
}

export function RangeBar({ low, high, least, most }: Props) {
  const share = (value: number) =>
    (most > least ? Math.max(0, Math.min(1, (value - least) / (most - least))) : 0) * 100;
  const left = share(low);
  return (
    <div aria-hidden="true" className="relative h-2 rounded-pill bg-sunk ring-1 ring-line ring-inset">
      <div
        className="absolute inset-y-0 min-w-2 rounded-pill bg-brand"
        style={{ left: `min(${left}%, calc(100% - 0.5rem))`, width: `${Math.max(0, share(high) - left)}%` }}
      />
    </div>
  );
}
