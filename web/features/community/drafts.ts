/** Texts begun and not sent yet: kept as long as the tab, wherever one goes meanwhile. */
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { forThisTab, stored } from '#web/lib/storage.ts';

const Fields = z.record(z.string(), z.string());
type Fields = z.infer<typeof Fields>;

const store = stored('communityDrafts', z.record(z.string(), Fields), {}, forThisTab);

const without = (name: string) => {
  const { [name]: _, ...others } = store.read();
  return others;
};

export const drafts = {
  /** The fields as they were left. */
  of: (name: string): Fields => store.read()[name] ?? {},
  drop: (name: string) => store.write(without(name)),
  /** For the `onInput` of the form. An emptied form is no draft. */
  keeping:
    (name: string) =>
    ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      const typed = [...new FormData(currentTarget)].flatMap(([field, value]) =>
        typeof value === 'string' && value.trim() !== '' ? [[field, value]] : [],
      );
      store.write(typed.length > 0 ? { ...without(name), [name]: Object.fromEntries(typed) } : without(name));
    },
};
