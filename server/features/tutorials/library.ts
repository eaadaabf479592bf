/** Every guide that is written, ready to be searched: one for each job that an owner may do. */
import type { TutorialDetail, TutorialFilter } from '#contract/tutorials.ts';
import { findJobs, type JobIndex, jobsCalled } from '#engine/jobs/find-jobs.ts';
import type { Knowledge } from '#engine/knowledge.ts';
import { jobIndexOf } from '#server/indexes.ts';
import { guideOf, isForOwners } from './guide.ts';

export interface Library {
  knowledge: Knowledge;
  index: JobIndex;
  byJob: Map<string, TutorialDetail>;
  byId: Map<number, TutorialDetail>;
}

/** Below this a guide has little to do with what was searched. */
const LEAST_COVERED = 0.4;

const EASIEST_FIRST = ['beginner', 'intermediate', 'advanced'];

export function libraryOf(knowledge: Knowledge): Library {
  const index = jobIndexOf(knowledge);
  const guides = Object.entries(knowledge.jobs)
    .filter(([, job]) => isForOwners(job))
    .map(([id, job]) => guideOf(knowledge, id, job, index.mends.get(id) ?? []))
    .sort(
      (a, b) =>
        EASIEST_FIRST.indexOf(a.difficulty) - EASIEST_FIRST.indexOf(b.difficulty) || a.title.localeCompare(b.title),
    );
  return {
    knowledge,
    index,
    byJob: new Map(guides.map((guide) => [guide.jobId, guide])),
    byId: new Map(guides.map((guide) => [guide.id, guide])),
  };
}

/** The written guides and those given, as asked for: with words the best match first, else in the order they have. */
export function filtered(
  { index, byJob }: Library,
  stored: readonly TutorialDetail[],
  { searchQuery, category, difficulty }: TutorialFilter,
): TutorialDetail[] {
  const wanted = (guide: TutorialDetail) =>
    (!category || guide.category === category) && (!difficulty || guide.difficulty === difficulty);
  const all = [...stored, ...byJob.values()].filter(wanted);
  if (!searchQuery) return all;
  const covered = new Map(findJobs(index, searchQuery).map(({ job, covered, score }) => [job, { covered, score }]));
  const plain = searchQuery.toLowerCase();
  const everyday = jobsCalled(index, searchQuery);
  const rank = (guide: TutorialDetail) => {
    const usual = everyday.indexOf(guide.jobId);
    if (usual >= 0) return 3 + 1 / (1 + usual);
    if (guide.title.toLowerCase().includes(plain)) return 2;
    const found = covered.get(guide.jobId);
    return found && found.covered >= LEAST_COVERED ? found.score : 0;
  };
  return all
    .map((guide) => ({ guide, rank: rank(guide) }))
    .filter((one) => one.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ guide }) => guide);
}
