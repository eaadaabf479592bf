/** Home's round button to the assistant. On a phone, where it lies over the page, it steps aside for whoever reads on or types. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useDesk } from '#web/lib/use-desk.ts';
import { Icon } from '#web/ui/icon.tsx';
import { words } from './words.ts';

/** A finger's tremble is no scrolling. */
const TREMBLE_PX = 8;
const TYPED_IN = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';

export function ChatLink() {
  const [readingOn, setReadingOn] = useReadingOn();
  const typing = useTyping();
  const desk = useDesk();
  const aside = (readingOn || typing) && !desk;
  return (
    // Unseen it can still be reached with the keyboard and by ear; it shows itself then.
    <Link
      href="/ai-chat"
      aria-label={words.home.chat}
      data-aside={aside || undefined}
      onFocus={() => setReadingOn(false)}
      className="fixed right-2 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 flex size-11 items-center justify-center rounded-pill bg-brand text-on-brand shadow-lift transition hover:bg-brand-strong data-aside:pointer-events-none data-aside:translate-y-3 data-aside:opacity-0 desk:right-8 desk:bottom-8 desk:size-13 print:hidden"
    >
      <Icon name="chat" className="size-6" />
    </Link>
  );
}

/** From scrolling down until scrolling up, or until the page's end, where there is room below everything. */
function useReadingOn() {
  const [readingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    const look = () => {
      const by = window.scrollY - from;
      if (Math.abs(by) < TREMBLE_PX) return;
      from = window.scrollY;
      const left = document.documentElement.scrollHeight - window.innerHeight - from;
      setReadingOn(by > 0 && left > TREMBLE_PX);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return [readingOn, setReadingOn] as const;
}

function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const begin = ({ target }: FocusEvent) => setTyping(target instanceof Element && target.matches(TYPED_IN));
    const end = () => setTyping(false);
    document.addEventListener('focusin', begin);
    document.addEventListener('focusout', end);
    return () => {
      document.removeEventListener('focusin', begin);
      document.removeEventListener('focusout', end);
    };
  }, []);
  return typing;
}
