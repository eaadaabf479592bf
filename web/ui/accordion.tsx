/** Questions of which one at a time is open; pressing the open one folds it. */
import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon.tsx';

interface Item {
  title: string;
  body: ReactNode;
}

export function Accordion({ items }: { items: readonly Item[] }) {
  const [open, setOpen] = useState<string>();
  const id = useId();
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ title, body }, number) => (
        <div key={title}>
          <h3>
            <button
              type="button"
              id={`${id}-${number}-title`}
              aria-expanded={open === title}
              aria-controls={`${id}-${number}`}
              onClick={() => setOpen(open === title ? undefined : title)}
              className="-mx-2 flex min-h-13 w-[calc(100%+1rem)] items-center justify-between gap-3 rounded-control px-2 py-3 text-left font-semibold hover:bg-sunk"
            >
              {title}
              <Icon name="down" className={`size-5 transition-transform ${open === title ? 'rotate-180' : ''}`} />
            </button>
          </h3>
          <section
            id={`${id}-${number}`}
            aria-labelledby={`${id}-${number}-title`}
            hidden={open !== title}
            className="grid animate-fade gap-3 pb-5 text-soft"
          >
            {body}
          </section>
        </div>
      ))}
    </div>
  );
}
