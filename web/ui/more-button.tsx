/** The end of what is loaded: asks for more when it comes into view, or when it is pressed. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';

interface Props {
  words: { more: string; loading: string };
  loading: boolean;
  onMore: () => void;
}

/** How far below the screen it may be to count as in view. */
const AHEAD = '400px';

export function MoreButton({ words, loading, onMore }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(() => {
    if (!loading) onMore();
  });

  // Anew after each page: if that was short, the button is in view still, and no change tells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loading` is what "after each page" means
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [loading]);

  return (
    <div ref={place} className="grid justify-items-center">
      <Button look="secondary" pending={loading} onClick={onMore}>
        {loading ? words.loading : words.more}
      </Button>
    </div>
  );
}
