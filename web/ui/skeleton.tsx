/** The shape of what is coming, so that nothing jumps when it arrives. */

/** One block; give it the size of what it stands for. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-control bg-coming ${className}`} />;
}

/** Says aloud, once, that something is loading; the blocks inside are for the eye. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div role="status" aria-label={label} className={className}>
      {children}
    </div>
  );
}
