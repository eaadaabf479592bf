/** The sound of the moment as bars, low notes to the left; only a picture, the hint beside it says the same in words. */

export const Visualiser = ({ bars }: { bars: readonly number[] }) => (
  <div data-testid="visualiser" aria-hidden="true" className="flex h-20 items-end justify-center gap-0.5 tablet:gap-1">
    {(bars.length > 0 ? bars : QUIET).map((height, at) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        key={at}
        className="h-full max-w-2 flex-1 origin-bottom rounded-pill bg-brand transition-transform"
        style={{ transform: `scaleY(${Math.max(0.04, height)})` }}
      />
    ))}
  </div>
);

const QUIET = Array.from({ length: 24 }, () => 0);
