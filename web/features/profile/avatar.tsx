/** The owner's picture, or the first letter of the name. */

export function Avatar({ name, url }: { name: string; url: string | null }) {
  const face = 'size-16 shrink-0 rounded-pill';
  if (url) return <img src={url} alt="" className={`${face} object-cover ring-1 ring-edge`} />;
  return (
    <span
      aria-hidden="true"
      className={`${face} flex items-center justify-center bg-brand text-title font-bold text-on-brand uppercase`}
    >
      {[...name][0]}
    </span>
  );
}
