/** What the owner has looked at already, kept with the case that it belongs to. */
import * as z from 'zod/mini';
import { forThisTab, stored } from '#web/lib/storage.ts';

const Checked = z.record(z.string(), z.enum(['as', 'not']));
export type Checked = z.infer<typeof Checked>;

const store = stored(
  'visitChecks',
  z.object({ about: z.string(), checked: Checked }),
  { about: '', checked: {} },
  forThisTab,
);

const NONE: Checked = {};

/** Another complaint begins with nothing looked at. */
export const checkedStore = {
  ...store,
  about: (about: string): Checked => (store.read().about === about ? store.read().checked : NONE),
  mark: (about: string, check: string, found: 'as' | 'not' | undefined) => {
    const { [check]: _, ...others } = checkedStore.about(about);
    store.write({ about, checked: found ? { ...others, [check]: found } : others });
  },
};
