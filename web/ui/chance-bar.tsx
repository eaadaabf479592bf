/** A chance as ten marks of which some are filled: "about 7 in 10" that can be counted. */

export function ChanceBar({ outOfTen, label, quiet = false }: { outOfTen: number; label: string; quiet?: boolean }) {
  return (
    <div role="img" aria-label={label} className="flex gap-1">
      {Array.from({ length: 10 }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: ten marks that never move
          key={at}
          className={`h-2 flex-1 rounded-pill ${at < outOfTen ? (quiet ? 'bg-soft' : 'bg-brand') : 'bg-sunk ring-1 ring-inset ring-line'}`}
        />
      ))}
    </div>
  );
}
