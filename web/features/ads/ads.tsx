/** Ads for those who have not paid, once they have said which: consent first, then the script, never the other way round. */

import { useEffect, useState } from 'react';
import { adHook } from '#web/lib/ad-hook.ts';
import { useAdClient } from '#web/lib/ads.ts';
import { asksThroughIos, consentStore, settleConsent } from '#web/lib/tracking-consent.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { removeAds, showAds } from './page-ads.ts';

export function Ads() {
  const clientId = useAdClient();
  return clientId === undefined ? null : <ForUnpaid key={clientId} clientId={clientId} />;
}

function ForUnpaid({ clientId }: { clientId: string }) {
  const [settled, setSettled] = useState(false);
  const [later, setLater] = useState(false);
  const consent = useStored(consentStore);

  useEffect(() => {
    // What was kept may be older than what iOS says now.
    void settleConsent().then(() => setSettled(true));
    return removeAds;
  }, []);

  useEffect(() => {
    if (!settled || consent === null) return;
    const show = () => showAds(clientId, consent);
    show();
    adHook.run = show;
    return () => {
      adHook.run = () => undefined;
    };
  }, [settled, consent, clientId]);

  const toBeAsked = settled && consent === null && !later && !asksThroughIos();
  return toBeAsked ? <ConsentBanner onLater={() => setLater(true)} /> : null;
}
