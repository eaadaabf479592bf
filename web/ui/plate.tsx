/** A car's name the way a British number plate would wear it. */

export function Plate({ band, children }: { band: string; children: string }) {
  return (
    <p className="flex min-h-12 max-w-full items-stretch justify-self-start overflow-hidden rounded-plate bg-plate text-plate-ink ring-1 ring-edge">
      <span className="flex items-center bg-brand px-2.5 text-caption font-bold text-on-brand tabular-nums">
        {band}
      </span>
      <span className="flex min-w-0 items-center px-4 py-2 text-lead leading-tight font-heavy tracking-plate break-words uppercase">
        <span className="min-w-0">{children}</span>
      </span>
    </p>
  );
}
