/** What was renewed without a cure is hardly what is wrong: a sign for each part whose renewal alone mends a fault. */
import type { Knowledge } from './knowledge.ts';
import { midSentence, withoutAside } from './words/mid-sentence.ts';

type Renewable = Pick<Knowledge, 'faults' | 'jobs' | 'parts' | 'signs'>;

/** By part: the faults whose first remedy is to renew it. Repairs, cleaning and fluids are left out: those can fail. */
export function faultsByRenewal({ faults, jobs }: Pick<Renewable, 'faults' | 'jobs'>): Map<string, string[]> {
  const mended = new Map<string, string[]>();
  for (const [id, { mended_by }] of Object.entries(faults)) {
    const job = mended_by[0] as string;
    const needed = jobs[job]?.parts[0];
    const part = typeof needed === 'object' ? needed.part : needed;
    if (part && renews(job, part)) mended.set(part, [...(mended.get(part) ?? []), id]);
  }
  return mended;
}

/** "Replace-clutch" renews the clutch kit; "replace-dual-mass-flywheel" takes one as well, but is about something else. */
function renews(job: string, part: string): boolean {
  const [verb, ...named] = job.slice(job.indexOf('/') + 1).split('-');
  return verb === 'replace' && part.split('-').some((word) => named.some((other) => alike(word, other)));
}

const alike = (a: string, b: string): boolean => a === b || a === `${b}s` || b === `${a}s`;

/** Gives each such part a sign of its own, unless one was written by hand. Changes what it is given. */
export function tellRenewals(knowledge: Renewable): void {
  const written = new Set(Object.values(knowledge.signs).flatMap(({ renews }) => renews));
  for (const part of faultsByRenewal(knowledge).keys()) {
    const name = knowledge.parts[part]?.name;
    if (name === undefined || written.has(part)) continue;
    knowledge.signs[`renewed-${part}`] = {
      label: `New ${midSentence(withoutAside(name))} fitted already`,
      how: 'known',
      heard: [],
      unless: [],
      denied: [],
      implies: [],
      renews: [part],
    };
  }
}
