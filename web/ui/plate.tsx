/** A car's name the way a British number plate would wear it; where letters are large, the band lies above the name. */

export function Plate({ band, children }: { band: string; children: string }) {
  return (
    <p className="flex min-h-12 max-w-full flex-wrap items-stretch justify-self-start overflow-hidden rounded-plate bg-plate text-plate-ink ring-1 ring-edge">
      <span className="flex grow items-center bg-brand px-2.5 text-caption font-bold text-on-brand tabular-nums">
        {band}
      </span>
      <span className="flex min-w-0 grow-999 basis-[9em] items-center px-3 py-2 text-lead leading-tight font-heavy tracking-plate break-words uppercase">
        <span className="min-w-0">{children}</span>
      </span>
    </p>
  );
}
