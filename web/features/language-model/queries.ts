/** What we ask the server about the language model. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { allowLanguageModel, languageModelUse } from '#contract/language-model.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/ui/toast-store.ts';
import { words } from './notice-words.ts';

export const languageModelQuery = queryOptions({
  queryKey: [languageModelUse.path],
  queryFn: ({ signal }) => call(languageModelUse, { signal }),
});

export function useAllowLanguageModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (allowed: boolean) => call(allowLanguageModel, { body: { allowed } }),
    onSuccess: (use) => client.setQueryData(languageModelQuery.queryKey, use),
    onError: ({ message }) => toast({ title: words.failed, description: message, variant: 'destructive' }),
  });
}
