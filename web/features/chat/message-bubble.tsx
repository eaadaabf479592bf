/** One message: who, what, how bad, with result cards and links, and when. */
import type { Ref } from 'react';
import { Link } from 'wouter';
import type { ChatResult, ChatSeverity } from '#contract/chat.ts';
import { timesAs } from '#web/lib/when.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChanceBar } from '#web/ui/chance-bar.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { PlainText } from '#web/ui/plain-text.tsx';
import type { Message } from './thread-store.ts';
import { words } from './words.ts';

const FACE: Record<ChatSeverity, { tone: Tone; icon: IconName }> = {
  low: { tone: 'go', icon: 'info' },
  medium: { tone: 'caution', icon: 'triangle' },
  high: { tone: 'stop', icon: 'octagon' },
};

const clock = timesAs('en-GB', { hour: '2-digit', minute: '2-digit' });

interface Props {
  ref?: Ref<HTMLDivElement> | undefined;
  message: Pick<Message, 'type' | 'text'> & Partial<Message>;
  imageSrc?: string | undefined;
  /** A link below it was followed. */
  onFollow?: ((href: string) => void) | undefined;
  /** Opens the case as a whole diagnosis. */
  onWhole?: (() => void) | undefined;
  onPaper?: (() => void) | undefined;
  /** Leaving now would lose the reply that is on its way. */
  busy?: boolean;
}

export function MessageBubble({ ref, message, imageSrc, onFollow, onWhole, onPaper, busy = false }: Props) {
  const { type, text, severity, results = [], sources = [], timestamp, hasAudio, engine } = message;
  const own = type === 'user';
  return (
    <div
      ref={ref}
      className={`grid max-w-[92%] gap-1 tablet:max-w-[80%] ${own ? 'justify-self-end' : 'justify-self-start'}`}
    >
      <div className={`grid gap-3 rounded-card px-4 py-3 ${own ? 'bg-brand text-on-brand' : 'bg-surface shadow-card'}`}>
        <span className="sr-only">{own ? words.you : words.assistant}:</span>
        {severity && (
          <p>
            <Badge {...FACE[severity]}>{words.severity[severity]}</Badge>
          </p>
        )}
        {imageSrc && <img src={imageSrc} alt={words.imageSent} className="max-h-72 rounded-control object-contain" />}
        {hasAudio ? (
          <p className="flex items-center gap-2">
            <Icon name="sound" />
            {words.audioRecording}
          </p>
        ) : (
          <PlainText text={text} className={own ? '*:text-on-brand' : ''} />
        )}
        {results.length > 0 && (
          <ul className="grid gap-2">
            {results.map((result) => (
              <li key={result.id}>
                <Suspect result={result} />
              </li>
            ))}
          </ul>
        )}
        {results.length > 0 && (onWhole || onPaper) && (
          <div className="flex flex-wrap gap-2">
            {onWhole && (
              <Button look="secondary" icon="gauge" disabled={busy} onClick={onWhole}>
                {words.whole}
              </Button>
            )}
            {onPaper && (
              <Button look="secondary" icon="print" disabled={busy} onClick={onPaper}>
                {words.paper}
              </Button>
            )}
          </div>
        )}
        {sources.length > 0 && (
          <ul className="flex flex-wrap gap-x-4">
            {sources.map(({ title, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  onClick={() => onFollow?.(href)}
                  className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand-ink underline underline-offset-2"
                >
                  {title}
                  <Icon name="next" className="size-4" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {timestamp && (
        <time dateTime={timestamp} className={`text-caption text-soft tabular-nums ${own ? 'text-right' : ''}`}>
          {clock(timestamp)}
          {engine && ` · ${words.helped(engine)}`}
        </time>
      )}
    </div>
  );
}

function Suspect({ result: { title, confidence, repairCost } }: { result: ChatResult }) {
  const outOfTen = Math.round(confidence * 10);
  return (
    <div className="grid gap-1 rounded-control px-3 py-2.5 ring-1 ring-line ring-inset">
      <p className="flex flex-wrap justify-between gap-x-3">
        <strong className="min-w-0 font-semibold">{title}</strong>
        {repairCost && <span className="font-semibold tabular-nums">{repairCost}</span>}
      </p>
      <div className="flex items-center gap-2.5">
        <div className="w-28">
          <ChanceBar outOfTen={outOfTen} label={words.chance(outOfTen)} quiet />
        </div>
        <span aria-hidden="true" className="text-caption text-soft tabular-nums">
          {words.chance(outOfTen)}
        </span>
      </div>
    </div>
  );
}
