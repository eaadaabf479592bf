/** How far something is, 0 to 100. */

export function ProgressBar({ label, value }: { label: string; value: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className="h-2 w-full overflow-hidden rounded-pill bg-sunk"
    >
      <div
        className="h-full origin-left rounded-pill bg-brand transition-transform"
        style={{ transform: `scaleX(${value / 100})` }}
      />
    </div>
  );
}
