/** `/history` and `/session/{id}`: all diagnoses of an owner, and the details of one over them. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { DeleteSession } from '#web/features/history/delete-session.tsx';
import { GuestHistory } from '#web/features/history/guest-history.tsx';
import { pagedHistoryQuery } from '#web/features/history/queries.ts';
import { SessionDetails } from '#web/features/history/session-details.tsx';
import { SessionList } from '#web/features/history/session-list.tsx';
import { useSession } from '#web/features/history/use-session.ts';
import { words } from '#web/features/history/words.ts';
import { privacyStore } from '#web/lib/preferences.ts';
import { signInPath } from '#web/lib/sign-in-path.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from './screen-title.tsx';

/** What the browser's history remembers of this screen, so that its back button closes the details. */
interface View {
  session: number;
}

export function HistoryScreen() {
  const { data } = useInfiniteQuery(pagedHistoryQuery);
  const { storeHistory } = useStored(privacyStore);
  const guest = data?.pages[0]?.sessions === null;
  const details = useDetails();
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <ScreenTitle>{words.title}</ScreenTitle>
      <header className="grid gap-1">
        <h1 className="text-title font-heavy tracking-tight tablet:text-display">{words.title}</h1>
        {!guest && <p className="text-small text-soft tablet:text-body">{words.lead}</p>}
      </header>
      {!guest && !storeHistory && (
        <Notice tone="info" icon="info">
          {words.notKept}
        </Notice>
      )}
      {guest ? <Guest /> : <SessionList onOpen={details.open} />}
      {!guest && details.id !== undefined && <Details key={details.id} id={details.id} onClose={details.close} />}
    </div>
  );
}

/** The session whose details are open: the one of the address, or the one picked from the list. */
function useDetails() {
  const { id: named } = useParams();
  const [, navigate] = useLocation();
  const view = useHistoryState<View | null>();
  const picked = view?.session;
  return {
    // What is no number names no session either, and is told so.
    id: named === undefined ? picked : Number(named),
    open: (session: number) => navigate('/history', { state: { session } satisfies View }),
    close: () => (named === undefined && picked !== undefined ? window.history.back() : navigate('/history')),
  };
}

function Details({ id, onClose }: { id: number; onClose: () => void }) {
  const { session, retry } = useSession(id);
  const [, navigate] = useLocation();
  const [deleting, setDeleting] = useState(false);
  const onDeleted = () => {
    // A case that refers to it goes on without.
    const { result } = caseStore.read();
    if (result?.sessionId === id) caseStore.change({ result: { ...result, sessionId: null } });
    onClose();
  };
  if (deleting) return <DeleteSession id={id} onDeleted={onDeleted} onCancel={() => setDeleting(false)} />;
  return (
    <SessionDetails
      session={session}
      onRetry={retry}
      onResults={() => navigate(`/diagnostic-results?sessionId=${id}`)}
      onDelete={() => setDeleting(true)}
      onClose={onClose}
    />
  );
}

function Guest() {
  const [here, navigate] = useLocation();
  const { result } = useStored(caseStore);
  const keep = () => {
    caseStore.change({ saveWhenSignedIn: true });
    navigate(signInPath('/'));
  };
  return <GuestHistory here={here} onKeep={result ? keep : undefined} />;
}
