/** Home's car: what is known of it, and the way to say or correct it. */

import { Suspense, useEffect, useState } from 'react';
import type { Car } from '#contract/cars.ts';
import { lazyRoute } from '#web/lib/lazy-route.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { carShown, fromCarsPage, selectedCar } from './selected-car.ts';
import type { CurrentCar } from './use-current-car.ts';
import { words } from './words.ts';

/** With its form and fixed lists it is only loaded when somebody is about to need it. */
export const CarDialog = lazyRoute(
  () => import('./car-dialog.tsx'),
  (module) => module.CarDialog,
);

export function CarSection({ current }: { current: CurrentCar }) {
  // What is being edited stays the same car, whichever becomes the current one meanwhile.
  const [open, setOpen] = useState<{ car: Car | undefined }>();
  const car = current.state === 'known' ? current.car : undefined;

  // "Edit" in My Cars leads here with the dialog open, once; the car it hands over may not be the current one yet.
  useEffect(() => {
    if (!car || !fromCarsPage.read()) return;
    fromCarsPage.remove();
    setOpen({ car: selectedCar.read() ?? car });
  }, [car]);

  // The place that is kept while loading is that of what was here the last time.
  const had = carShown.read();
  useEffect(() => {
    if (car !== undefined) carShown.write(car !== null);
  }, [car]);

  return (
    <Card aria-label={words.heading} className={had ? 'min-h-40' : 'min-h-32'}>
      {current.state === 'loading' && (had ? <LoadingCar /> : <LoadingNoCar />)}
      {current.state === 'offline' && <Trouble>{words.offline}</Trouble>}
      {current.state === 'failed' && <Trouble retry={current.retry}>{words.failed}</Trouble>}
      {current.state === 'known' && (
        <>
          {current.car ? (
            <CarFacts car={current.car} onEdit={() => setOpen({ car: car ?? undefined })} />
          ) : (
            <NoCar onAdd={() => setOpen({ car: undefined })} />
          )}
          {open && (
            <Suspense>
              <CarDialog
                car={open.car}
                title={open.car ? words.editDetails : words.addDetails}
                signedIn={current.signedIn}
                onClose={() => setOpen(undefined)}
              />
            </Suspense>
          )}
        </>
      )}
    </Card>
  );
}

function CarFacts({ car, onEdit }: { car: Car; onEdit: () => void }) {
  const facts = [
    [words.make, car.make],
    [words.model, car.model],
    [words.year, car.year],
    [words.engine, car.engine],
  ];
  const kinds = [car.transmission, car.fuelType, car.driveType].map((kind) => kind && words.said(kind));
  const more = [...kinds, car.mileage && words.miles(car.mileage)].filter(Boolean);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Plate band={String(car.year)}>{`${car.make} ${car.model}`}</Plate>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-4 gap-y-2 tablet:grid-cols-4 desk:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-caption text-soft">{name}</dt>
            <dd className="font-medium break-words">{value || words.notSpecified}</dd>
          </div>
        ))}
      </dl>
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-3">
        {more.length > 0 && <p className="text-caption text-soft">{more.join(' · ')}</p>}
        <Button look="quiet" icon="pencil" onClick={onEdit} className="-mx-4">
          {words.editDetails}
        </Button>
      </div>
    </div>
  );
}

/** No higher than it must be: on a phone what is typed comes next. */
const NoCar = ({ onAdd }: { onAdd: () => void }) => (
  <div className="flex flex-wrap items-start gap-3">
    <span className="flex size-12 shrink-0 items-center justify-center rounded-pill bg-brand-tint text-brand-ink">
      <Icon name="car" className="size-6" />
    </span>
    <div className="grid min-w-0 flex-1 basis-48 grid-cols-1">
      <p className="font-semibold">{words.none}</p>
      <p className="hidden text-small text-soft tablet:block">{words.noneWhy}</p>
      <Button look="quiet" icon="plus" onClick={onAdd} className="-mb-2 -ml-4 justify-self-start text-left">
        {words.addDetails}
      </Button>
    </div>
  </div>
);

const Trouble = ({ children, retry }: { children: string; retry?: () => void }) => (
  <div className="grid justify-items-start gap-3">
    <p className="flex items-start gap-2 text-soft">
      <Icon name="offline" className="mt-0.5 size-5" />
      {children}
    </p>
    {retry && (
      <Button look="secondary" onClick={retry}>
        {words.retry}
      </Button>
    )}
  </div>
);

const LoadingNoCar = () => (
  <Loading label={words.loading} className="flex gap-3">
    <Skeleton className="size-12" />
    <Skeleton className="h-20 flex-1" />
  </Loading>
);

const LoadingCar = () => (
  <Loading label={words.loading} className="grid gap-4">
    <Skeleton className="h-12 w-56" />
    <div className="grid grid-cols-2 gap-x-4 gap-y-2 tablet:grid-cols-4 desk:grid-cols-2">
      {[words.make, words.model, words.year, words.engine].map((name) => (
        <Skeleton key={name} className="h-11" />
      ))}
    </div>
  </Loading>
);
