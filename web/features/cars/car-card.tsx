/** A car of the garage, and what to do with it. */

import type { Car } from '#contract/cars.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { words as garageWords } from './garage-words.ts';
import { words } from './words.ts';

const text = garageWords.garage;

interface Props {
  car: Car;
  current: boolean;
  onEdit: () => void;
  onRun: () => void;
  onDelete: () => void;
}

export function CarCard({ car, current, onEdit, onRun, onDelete }: Props) {
  const name = `${car.make} ${car.model}`;
  const more = [car.transmission, car.fuelType, car.driveType, car.mileage && words.miles(car.mileage)].filter(Boolean);
  const facts = [
    [words.year, car.year],
    [words.engine, car.engine || words.notSpecified],
  ];
  return (
    <li
      className={`flex flex-col gap-4 rounded-card bg-surface p-4 shadow-card tablet:p-5 ${current ? 'ring-2 ring-brand ring-inset' : ''}`}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0 justify-items-start gap-1.5">
          <h2 className="text-lead font-bold break-words">{name}</h2>
          {current && (
            <Badge tone="go" icon="tick">
              {text.current}
            </Badge>
          )}
        </div>
        <IconButton name={text.remove(name)} icon="bin" onClick={onDelete} className="-mt-2 -mr-2" />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-caption text-soft">{label}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {more.length > 0 && <p className="text-caption text-soft">{more.join(' · ')}</p>}
      <div className="mt-auto flex flex-wrap gap-2">
        <Button look="secondary" icon="pencil" onClick={onEdit} aria-label={`${text.edit} ${name}`}>
          {text.edit}
        </Button>
        <Button
          look={current ? 'primary' : 'secondary'}
          icon="gauge"
          onClick={onRun}
          aria-label={`${text.run} ${name}`}
          className="flex-1"
        >
          {text.run}
        </Button>
      </div>
    </li>
  );
}
