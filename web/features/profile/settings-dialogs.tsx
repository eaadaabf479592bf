/** Settings that are a row of switches: notifications and privacy. Each change is kept at once. */

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAdClient } from '#web/lib/ads.ts';
import { inShell } from '#web/lib/native-bridge.ts';
import { notificationStore, privacyStore } from '#web/lib/preferences.ts';
import { consentStore, keepConsent } from '#web/lib/tracking-consent.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { words } from './words.ts';

export function NotificationDialog({ onClose }: { onClose: () => void }) {
  const text = words.notifications;
  const kept = useStored(notificationStore);
  const set = (change: Partial<typeof kept>) => notificationStore.write({ ...kept, ...change });
  return (
    <Dialog title={text.title} description={text.why} closeName={words.close} onClose={onClose}>
      <div className="grid grid-cols-1 divide-y divide-line">
        <Switch
          label={text.push}
          hint={text.pushHint}
          on={kept.pushNotifications}
          onChange={(on) => set({ pushNotifications: on })}
        />
        <Switch
          label={text.alerts}
          hint={text.alertsHint}
          on={kept.diagnosticAlerts}
          onChange={(on) => set({ diagnosticAlerts: on })}
        />
        <Switch
          label={text.marketing}
          hint={text.marketingHint}
          on={kept.marketingEmails}
          onChange={(on) => set({ marketingEmails: on })}
        />
      </div>
      <Done onClose={onClose} />
    </Dialog>
  );
}

/** `more`: settings of other features. */
export function PrivacyDialog({ onClose, more }: { onClose: () => void; more?: ReactNode }) {
  const text = words.privacy;
  const kept = useStored(privacyStore);
  const set = (change: Partial<typeof kept>) => privacyStore.write({ ...kept, ...change });
  return (
    <Dialog title={text.title} description={text.why} closeName={words.close} onClose={onClose}>
      <div className="grid grid-cols-1 divide-y divide-line">
        <Switch
          label={text.history}
          hint={text.historyHint}
          on={kept.storeHistory}
          onChange={(on) => set({ storeHistory: on })}
        />
        <Switch
          label={text.analytics}
          hint={text.analyticsHint}
          on={kept.shareAnalytics}
          onChange={(on) => set({ shareAnalytics: on })}
        />
        <Switch
          label={text.collection}
          hint={text.collectionHint}
          on={kept.allowDataCollection}
          onChange={(on) => set({ allowDataCollection: on })}
        />
        {more}
        <PersonalAds />
      </div>
      <Link href="/privacy-policy" className="flex min-h-11 items-center justify-self-start underline">
        {text.policy}
      </Link>
      <Done onClose={onClose} />
    </Dialog>
  );
}

/** Only where ads could show at all. In the iOS app the device decides, and says so. */
function PersonalAds() {
  const text = words.privacy;
  const shown = useAdClient() !== undefined;
  const consent = useStored(consentStore);
  if (!shown) return null;
  if (inShell()) return <p className="py-3 text-small text-soft">{text.adsByIos}</p>;
  return <Switch label={text.ads} hint={text.adsHint} on={consent === true} onChange={keepConsent} />;
}

const Done = ({ onClose }: { onClose: () => void }) => (
  <DialogActions>
    <Button look="secondary" onClick={onClose} className="col-span-2">
      {words.close}
    </Button>
  </DialogActions>
);
