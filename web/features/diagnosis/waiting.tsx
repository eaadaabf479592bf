/** Questions that wait for a connection, and the answers that came meanwhile. */

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useStored } from '#web/lib/use-stored.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toResult } from './home-view.ts';
import { dropWaiting, sendWaiting, takeAnswer, type Waiting as WaitingQuestion, waitingStore } from './send-later.ts';
import { words } from './waiting-words.ts';

/** The browser may believe itself online in a network that leads nowhere; then nobody tells when it does. */
const TRY_AGAIN_MS = 30_000;

export function Waiting() {
  const client = useQueryClient();
  const all = useStored(waitingStore);
  const unsent = all.some(({ answer }) => answer === null);

  useEffect(() => {
    if (!unsent) return;
    const send = () => {
      if (navigator.onLine) void sendWaiting(client);
    };
    send();
    const timer = setInterval(send, TRY_AGAIN_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [client, unsent]);

  // The region is there before its text: one that arrives together with it is not read out.
  return (
    <div role="status" className="grid grid-cols-1">
      {all.map((one) => (
        <div key={one.key} className="pb-4">
          {one.answer ? <Answered question={one} /> : <Unsent question={one} />}
        </div>
      ))}
    </div>
  );
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const Unsent = ({ question }: { question: WaitingQuestion }) => (
  <Notice tone="info" icon="clock">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0 flex-1">{words.waiting(shortened(question.body.symptoms))}</p>
      <Button look="quiet" onClick={() => dropWaiting(question.key)}>
        {words.drop}
      </Button>
    </div>
  </Notice>
);

function Answered({ question }: { question: WaitingQuestion }) {
  const [here, navigate] = useLocation();
  const see = () => {
    takeAnswer(question);
    toResult(navigate, here);
  };
  return (
    <Notice tone="go" icon="tick">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 flex-1">{words.sent(shortened(question.body.symptoms))}</p>
        <Button look="secondary" onClick={see}>
          {words.see}
        </Button>
      </div>
    </Notice>
  );
}
