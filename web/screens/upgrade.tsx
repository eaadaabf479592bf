/** `?upgrade=1` opens the plans over a screen, `?upgrade=paid` welcomes back who has paid; loaded when asked for. */
import { Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { lazyRoute } from '#web/lib/lazy-route.tsx';

export const UpgradeDialog = lazyRoute(
  () => import('#web/features/premium/upgrade-dialog.tsx'),
  (module) => module.UpgradeDialog,
);

export function Upgrade() {
  const [asked, setAsked] = useSearchParams();
  const wish = asked.get('upgrade');
  if (wish === null) return null;
  const close = () =>
    setAsked(
      (now) => {
        now.delete('upgrade');
        return now;
      },
      { replace: true },
    );
  return (
    <Suspense fallback={null}>
      <UpgradeDialog paid={wish === 'paid'} onClose={close} />
    </Suspense>
  );
}
