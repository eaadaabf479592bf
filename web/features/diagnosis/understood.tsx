/** What was read out of the owner's words, each to be taken away when it is wrong. */

import type { Answer, Understood as Finding } from '#contract/diagnosis.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { words } from './answer-words.ts';

interface Props {
  understood: readonly Finding[];
  pending: boolean;
  /** Left out where a stored answer is only looked at. */
  onAnswer?: ((answer: Answer) => void) | undefined;
  onAddMore?: (() => void) | undefined;
}

export function Understood({ understood, pending, onAnswer, onAddMore }: Props) {
  return (
    <section aria-labelledby="understood" className="grid gap-2">
      <h2 id="understood" className="font-bold">
        {words.understood}
      </h2>
      {understood.length === 0 && <p className="text-small text-soft">{words.understoodNothing}</p>}
      {understood.length > 0 && onAnswer && <p className="text-caption text-soft">{words.understoodWhy}</p>}
      <ul className="flex flex-wrap gap-2">
        {understood.map(({ finding, label, present }) => {
          const text = present ? label : words.notPresent(label);
          return (
            <li key={finding} className="max-w-full">
              <Chip
                icon={present ? 'tick' : 'minus'}
                disabled={pending}
                removeName={words.takeAway(text)}
                // What is taken away as present is absent; what is taken away as absent is simply not known.
                onRemove={onAnswer && (() => onAnswer({ finding, answer: present ? 'no' : 'unknown', unasked: true }))}
              >
                <span lang={present ? 'en-GB' : undefined}>{text}</span>
              </Chip>
            </li>
          );
        })}
      </ul>
      {onAddMore && (
        <Button look="quiet" icon="plus" onClick={onAddMore} className="-ml-4 justify-self-start">
          {words.addMore}
        </Button>
      )}
    </section>
  );
}
