/** `/cars`, My Cars: the garage, an account's or a guest's. */

import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Car } from '#contract/cars.ts';
import { CarCard } from '#web/features/cars/car-card.tsx';
import { CarDialog } from '#web/features/cars/car-section.tsx';
import { DeleteCar } from '#web/features/cars/delete-car.tsx';
import { words as garageWords } from '#web/features/cars/garage-words.ts';
import { GuestsAreKeptHere, LeftBehind } from '#web/features/cars/kept-here.tsx';
import { fromCarsPage, selectedCar } from '#web/features/cars/selected-car.ts';
import { type Garage, useGarage } from '#web/features/cars/use-garage.ts';
import { words } from '#web/features/cars/words.ts';
import type { HomeView } from '#web/features/diagnosis/home-view.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ScreenTitle } from './screen-title.tsx';

const text = garageWords.garage;

export function CarsScreen() {
  const garage = useGarage();
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<Car>();
  // The button that asked for it went with its car; the focus must not go nowhere.
  const asked = useRef(false);
  useEffect(() => {
    const nowhere = asked.current && !deleting && document.activeElement === document.body;
    if (nowhere) document.getElementById('main-content')?.focus({ preventScroll: true });
    asked.current = deleting !== undefined;
  }, [deleting]);

  const known = garage.state === 'known';
  const empty = known && garage.cars.length === 0;
  const add = (
    <Button look={empty ? 'primary' : 'secondary'} icon="plus" disabled={!known} onClick={() => setAdding(true)}>
      {text.add}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <ScreenTitle>{text.title}</ScreenTitle>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-title font-heavy tracking-tight tablet:text-display">{text.title}</h1>
          {!empty && <p className="text-small text-soft tablet:text-body">{text.lead}</p>}
        </div>
        {!empty && add}
      </header>
      {known && (garage.signedIn ? <LeftBehind /> : garage.cars.length > 0 && <GuestsAreKeptHere />)}
      {empty ? (
        <EmptyState icon="car" title={text.none} action={add}>
          {text.noneWhy}
        </EmptyState>
      ) : (
        <Cars garage={garage} onDelete={setDeleting} />
      )}
      {deleting && known && (
        <DeleteCar car={deleting} signedIn={garage.signedIn} onClose={() => setDeleting(undefined)} />
      )}
      {adding && known && (
        <Suspense>
          <CarDialog title={text.add} signedIn={garage.signedIn} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Cars({ garage, onDelete }: { garage: Garage; onDelete: (car: Car) => void }) {
  const [, navigate] = useLocation();

  if (garage.state !== 'known') return <NotThere garage={garage} />;
  const toHome = (car: Car, edit: boolean) => {
    selectedCar.write(car);
    if (edit) fromCarsPage.write(true);
    // To where this car can be asked about, also past an answer about another.
    navigate('/', { state: { view: 'tabs' } satisfies HomeView });
  };
  return (
    <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2 desk:grid-cols-3">
      {garage.cars.map((car) => (
        <CarCard
          key={car.id}
          car={car}
          current={car.id === garage.currentId}
          onEdit={() => toHome(car, true)}
          onRun={() => toHome(car, false)}
          onDelete={() => onDelete(car)}
        />
      ))}
    </ul>
  );
}

function NotThere({ garage }: { garage: Exclude<Garage, { state: 'known' }> }) {
  switch (garage.state) {
    case 'loading':
      return (
        <Loading label={text.loading} className="grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </Loading>
      );
    case 'offline':
      return (
        <EmptyState icon="offline" title={text.offline}>
          {text.offlineWhy}
        </EmptyState>
      );
    case 'failed':
      return <FailedState title={text.failed} retry={words.retry} onRetry={garage.retry} />;
  }
}
