/** `/auth`: sign in, register, or set a new password; then back to where one came from. */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Car } from '#contract/cars.ts';
import { nextPath } from '#web/features/accounts/next-path.ts';
import { RegisterForm } from '#web/features/accounts/register-form.tsx';
import { type ResetBegun, ResetForm } from '#web/features/accounts/reset-form.tsx';
import { SignInForm } from '#web/features/accounts/sign-in-form.tsx';
import { words as accountWords } from '#web/features/accounts/words.ts';
import { words as garageWords } from '#web/features/cars/garage-words.ts';
import { guestGarage } from '#web/features/cars/guest-cars.ts';
import { OfferGuestCars } from '#web/features/cars/offer-guest-cars.tsx';
import { selectedCar } from '#web/features/cars/selected-car.ts';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Points } from '#web/ui/points.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { words } from './auth-words.ts';
import { ScreenTitle } from './screen-title.tsx';

const TABS = [
  { id: 'signIn', label: accountWords.tabs.signIn },
  { id: 'register', label: accountWords.tabs.register },
] as const;

export function AuthScreen() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { data: user } = useQuery(currentUserQuery);
  const [offered, setOffered] = useState<Car[]>([]);

  const leave = useEffectEvent(() => navigate(nextPath(search), { replace: true }));
  useEffect(() => {
    if (!user) return;
    // A guest's cars have numbers of their own: this one may mean another car in the account.
    selectedCar.remove();
    const { cars } = guestGarage.read();
    if (cars.length > 0) setOffered(cars);
    else leave();
  }, [user]);

  if (user && offered.length > 0) {
    const onDone = () => navigate(nextPath(search), { replace: true });
    return (
      <Desk title={garageWords.offer.title(offered.length)}>
        <OfferGuestCars cars={offered} onDone={onDone} />
      </Desk>
    );
  }
  return <Forms />;
}

type View = 'signIn' | 'register' | 'reset';

/**
 * The address says which form is shown, and the tab's history how far a reset has come: the browser's back button leads
 * from the reset to signing in, a reload leads nowhere else.
 */
function Forms() {
  const [asked, setAsked] = useSearchParams();
  const [username, setUsername] = useState('');
  const begun = useHistoryState<ResetBegun | null>() ?? { username };
  const view = asked.get('view');
  const shown: View = view === 'register' || view === 'reset' ? view : 'signIn';
  const show = (next: View, options: { replace?: boolean; state?: ResetBegun } = { replace: true }) => {
    const { view: _, ...others } = Object.fromEntries(asked);
    setAsked({ ...(next !== 'signIn' && { view: next }), ...others }, options);
  };
  const toSignIn = (name: string) => {
    setUsername(name);
    show('signIn');
  };
  const toReset = (name: string) => {
    setUsername(name);
    show('reset', { state: { username: name } });
  };

  if (shown === 'reset') {
    return (
      <Desk title={accountWords.reset.title}>
        <ResetForm
          begun={begun}
          onStep={(state) => show('reset', { replace: true, state })}
          onBack={() => toSignIn(begun.username)}
          onDone={toSignIn}
        />
      </Desk>
    );
  }
  return (
    <Desk title={words.title[shown]} beside={<Reasons />}>
      {caseStore.read().saveWhenSignedIn && (
        <Notice tone="go" icon="bookmark">
          {words.caseKept}
        </Notice>
      )}
      <Tabs label={accountWords.tabs.label} tabs={TABS} chosen={shown} onChoose={(tab) => show(tab)}>
        {shown === 'signIn' ? <SignInForm username={username} onForgotten={toReset} /> : <RegisterForm />}
      </Tabs>
    </Desk>
  );
}

function Desk({ title, beside, children }: { title: string; beside?: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="mx-auto grid w-full grid-cols-1 max-w-dialog gap-5 desk:max-w-none desk:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] desk:gap-12">
      <ScreenTitle>{title}</ScreenTitle>
      <div className="grid grid-cols-1 content-start gap-5">
        <h1 className="text-title font-heavy tracking-tight tablet:text-display">{title}</h1>
        <Card className="grid grid-cols-1 gap-5">{children}</Card>
      </div>
      {beside}
    </div>
  );
}

const Reasons = () => (
  <section aria-labelledby="account-gives" className="grid content-start gap-4 px-1 desk:pt-16">
    <h2 id="account-gives" className="font-bold">
      {words.reasonsTitle}
    </h2>
    <Points points={words.reasons} />
  </section>
);
