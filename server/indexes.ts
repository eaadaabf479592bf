/** Indexes over the knowledge that several features search: making one takes long enough to make it once. */
import { indexJobs } from '#engine/jobs/find-jobs.ts';
import type { Knowledge } from '#engine/knowledge.ts';
import { indexParts } from '#engine/parts/find-families.ts';

function once<Index>(make: (knowledge: Knowledge) => Index): (knowledge: Knowledge) => Index {
  const made = new WeakMap<Knowledge, Index>();
  return (knowledge) => {
    const index = made.get(knowledge) ?? make(knowledge);
    made.set(knowledge, index);
    return index;
  };
}

export const jobIndexOf = once(indexJobs);
export const partIndexOf = once(indexParts);
