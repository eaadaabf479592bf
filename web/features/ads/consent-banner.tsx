/** Asks, before any ad is loaded, whether ads may be personal. Both answers weigh the same; none at all is one too. */
import { keepConsent } from '#web/lib/tracking-consent.ts';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

export const ConsentBanner = ({ onLater }: { onLater: () => void }) => (
  <section
    aria-labelledby="ad-consent"
    className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 mx-auto grid max-h-[70dvh] max-w-dialog gap-3 overflow-y-auto rounded-t-card bg-surface p-5 shadow-lift ring-1 ring-rim ring-inset desk:bottom-4 desk:rounded-card"
  >
    <h2 id="ad-consent" className="text-lead font-bold">
      {words.title}
    </h2>
    <p className="text-small">{words.text}</p>
    <p className="text-small text-soft">{words.terms}</p>
    <div className="grid gap-2 tablet:grid-cols-2">
      <Button look="secondary" onClick={() => keepConsent(true)}>
        {words.yes}
      </Button>
      <Button look="secondary" onClick={() => keepConsent(false)}>
        {words.no}
      </Button>
    </div>
    <div className="grid justify-items-center">
      <Button look="quiet" onClick={onLater}>
        {words.later}
      </Button>
      <p className="text-center text-caption text-soft">{words.laterWhy}</p>
    </div>
  </section>
);
