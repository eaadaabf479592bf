/** Asked once, before anything is sent: what would go where, with a yes and a no of the same size. */
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { words } from './notice-words.ts';
import { languageModelQuery, useAllowLanguageModel } from './queries.ts';

/** Nothing where no model is configured, and nothing once it was answered. */
export function LanguageModelNotice() {
  const { data } = useQuery(languageModelQuery);
  const allow = useAllowLanguageModel();
  const id = useId();
  if (!data?.model || data.allowed !== null) return null;
  const { name, place } = data.model;
  return (
    <Card aria-labelledby={id} lang={words.lang} className="grid gap-3">
      <h2 id={id} className="font-bold">
        {words.title}
      </h2>
      <p>{words.what(name, place)}</p>
      <p>{words.spared}</p>
      <p>{words.ours}</p>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Button look="secondary" onClick={() => allow.mutate(false)} disabled={allow.isPending}>
          {words.no}
        </Button>
        <Button look="secondary" onClick={() => allow.mutate(true)} disabled={allow.isPending}>
          {words.yes}
        </Button>
      </div>
      <p className="text-caption text-soft">{words.later}</p>
    </Card>
  );
}
