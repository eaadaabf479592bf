/** Three dots while a reply is pending. */
import { words } from './words.ts';

export const TypingDots = () => (
  <div
    role="status"
    aria-label={words.typing}
    className="flex w-fit gap-1.5 rounded-card bg-surface px-4 py-4 shadow-card"
  >
    {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
      <span key={delay} className={`size-2.5 animate-pulse rounded-pill bg-soft ${delay}`} />
    ))}
  </div>
);
