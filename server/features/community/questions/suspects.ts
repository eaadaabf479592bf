/** Which faults of the knowledge a text points to. */
import { diagnose } from '#engine/diagnose.ts';
import type { Mind } from '#engine/mind.ts';
import { factsOf } from '#server/car-facts.ts';
import { thinking } from '#server/thinking.ts';

interface Asked {
  text: string;
  carMake?: string | null | undefined;
  carModel?: string | null | undefined;
  carYear?: number | null | undefined;
}

/** Below this a fault is a guess that nobody should be sent after. */
const WORTH_NAMING = 0.15;
const MOST = 3;

export function suspectsIn(mind: Mind, { text, carMake, carModel, carYear }: Asked, now: Date): string[] {
  const { suspects, unsure } = thinking('suspect', () =>
    diagnose(mind, {
      words: text,
      car: factsOf({ make: carMake ?? null, model: carModel ?? null, year: carYear ?? null }, text),
      answers: [],
      sensed: [],
      thisYear: now.getFullYear(),
    }),
  );
  if (unsure) return [];
  return suspects
    .filter(({ chance }) => chance >= WORTH_NAMING)
    .slice(0, MOST)
    .map(({ fault }) => fault);
}

/** Ids that the knowledge has, with their names; what is not known any more is left out. */
export const namedFaults = ({ knowledge }: Mind, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const fault = knowledge.faults[id];
    return fault ? [{ id, title: fault.name, description: fault.summary }] : [];
  });

/** Words to look for in other questions: the longest ones tell most. */
export const tellingWords = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[a-z0-9]{4,}/g) ?? [])].sort((a, b) => b.length - a.length).slice(0, 8);
