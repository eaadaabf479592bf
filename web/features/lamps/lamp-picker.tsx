/** The window in which lamps are picked. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LitLamp } from '#contract/lit-lamps.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LampGrid } from './lamp-grid.tsx';
import { changed, toggled } from './lit.ts';
import { LitRow } from './lit-row.tsx';
import { lampsQuery } from './queries.ts';
import { words } from './words.ts';

interface Props {
  lit: readonly LitLamp[];
  onDone: (lit: LitLamp[]) => void;
  onClose: () => void;
}

export function LampPicker({ lit: before, onDone, onClose }: Props) {
  const { data: lamps, isError, refetch } = useQuery(lampsQuery);
  const [lit, setLit] = useState([...before]);
  return (
    <Dialog title={words.title} description={words.description} onClose={onClose}>
      {isError && (
        <p role="alert" className="grid justify-items-start gap-2">
          {words.failed}
          <Button look="secondary" onClick={() => refetch()}>
            {words.retry}
          </Button>
        </p>
      )}
      {!lamps && !isError && <Skeleton className="h-96" />}
      {lit.length > 0 && lamps && (
        <ul aria-label={words.chosen} className="grid grid-cols-1 gap-2">
          {lit.map((one) => {
            const lamp = lamps.find(({ id }) => id === one.id);
            return (
              lamp && (
                <LitRow
                  key={one.id}
                  lamp={lamp}
                  lit={one}
                  onChange={(next) => setLit(changed(lit, next))}
                  onRemove={() => setLit(toggled(lit, lamp))}
                />
              )
            );
          })}
        </ul>
      )}
      {lamps && <LampGrid lamps={lamps} lit={lit} onToggle={(lamp, colour) => setLit(toggled(lit, lamp, colour))} />}
      <DialogActions>
        <Button look="secondary" onClick={() => onDone([])}>
          {words.clear}
        </Button>
        <Button onClick={() => onDone(lit)}>{words.done}</Button>
      </DialogActions>
    </Dialog>
  );
}
