/** The same choice among the privacy settings; only where a model is configured. */
import { useQuery } from '@tanstack/react-query';
import { Switch } from '#web/ui/switch.tsx';
import { languageModelQuery, useAllowLanguageModel } from './queries.ts';
import { words } from './words.ts';

export function LanguageModelSwitch() {
  const { data } = useQuery(languageModelQuery);
  const allow = useAllowLanguageModel();
  if (!data?.model) return null;
  const { name, place } = data.model;
  return (
    <Switch
      label={words.label}
      hint={words.hint(name, place)}
      on={data.allowed === true}
      onChange={(on) => allow.mutate(on)}
    />
  );
}
