/** A turning ring. With `label` it speaks for itself; without, the words beside it do. */

export function Spinner({ label, className = 'size-5' }: { label?: string; className?: string }) {
  const ring = (
    <svg viewBox="0 0 24 24" className={`animate-turn ${className}`} fill="none" strokeWidth={2.5} aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity={0.25} />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
  if (!label) return ring;
  return (
    <div role="status" className="flex items-center justify-center gap-3 text-soft">
      {ring}
      <span>{label}</span>
    </div>
  );
}
