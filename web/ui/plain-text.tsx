/** What a person wrote, as plain text: line breaks stay, web addresses become links, nothing else becomes anything. */
import type { ReactNode } from 'react';

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi;
/** The full stop after an address belongs to the sentence. */
const SENTENCE_END = /[.,;:!?)\]}…]+$/;

export function PlainText({ text, className = '' }: { text: string; className?: string }) {
  return (
    <div dir="auto" className={`min-w-0 whitespace-pre-wrap wrap-anywhere ${className}`}>
      {linked(text)}
    </div>
  );
}

/** A name, or any short text from a person: its writing direction stays its own. */
export const Name = ({ children }: { children: string }) => <bdi className="wrap-anywhere">{children}</bdi>;

function linked(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(SENTENCE_END, '');
    if (!URL.canParse(address)) continue;
    parts.push(text.slice(end, index), <Outside key={index} address={address} />);
    end = index + address.length;
  }
  return [...parts, text.slice(end)];
}

const Outside = ({ address }: { address: string }) => (
  <a
    href={address}
    target="_blank"
    rel="nofollow ugc noopener noreferrer"
    className="text-brand-ink underline underline-offset-2"
  >
    {address}
  </a>
);
