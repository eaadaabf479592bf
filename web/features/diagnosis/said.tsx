/** "Based on your description": the input, as it was given. */

import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { words } from './answer-words.ts';

/** Longer texts are cut to three lines until asked for. */
const LONG = 150;

export function Said({ input }: { input: string }) {
  const [all, setAll] = useState(input.length <= LONG);
  return (
    <section aria-labelledby="based-on" className="grid gap-1 border-l-4 border-line pl-4">
      <h2 id="based-on" className="text-caption font-semibold text-soft">
        {words.basedOn}
      </h2>
      <blockquote className={`break-words whitespace-pre-line ${all ? '' : 'line-clamp-3'}`}>{input}</blockquote>
      {!all && (
        <Button look="quiet" onClick={() => setAll(true)} className="-ml-4 justify-self-start">
          {words.showAll}
        </Button>
      )}
    </section>
  );
}
