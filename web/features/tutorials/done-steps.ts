/** Which steps are ticked, kept in this browser: one may close the bonnet, and go on tomorrow. */
import * as z from 'zod/mini';
import { stored } from '#web/lib/storage.ts';

const store = stored('tutorialSteps', z.record(z.string(), z.array(z.number())), {});

export const doneSteps = {
  ...store,
  toggle: (tutorial: number, step: number) => {
    const all = store.read();
    const done = all[tutorial] ?? [];
    const next = done.includes(step) ? done.filter((other) => other !== step) : [...done, step];
    store.write({ ...all, [tutorial]: next });
  },
  clear: (tutorial: number) => {
    const { [tutorial]: _, ...others } = store.read();
    store.write(others);
  },
};
