/** The owner's picture, or the first letter of the name. */

export function Avatar({ name, url, small = false }: { name: string; url: string | null; small?: boolean }) {
  const face = `shrink-0 rounded-pill ${small ? 'size-8' : 'size-16'}`;
  if (url) return <img src={url} alt="" className={`${face} object-cover ring-1 ring-edge`} />;
  return (
    <span
      aria-hidden="true"
      className={`${face} flex items-center justify-center bg-brand font-bold text-on-brand uppercase ${small ? 'text-small' : 'text-title'}`}
    >
      {[...name][0]}
    </span>
  );
}
