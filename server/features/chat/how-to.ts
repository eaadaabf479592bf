/** How a job is done: dangers first, what is needed, how it begins; the rest stands in the guide. */
import type { ChatAnswer } from '#contract/chat.ts';
import { hoursBetween, poundsText } from '#contract/quote.ts';
import { canBeDoneOn, withoutIt } from '#engine/jobs/can-be-done.ts';
import type { Job } from '#engine/knowledge.ts';
import { plainName } from '#engine/parts/find-families.ts';
import type { CarFacts } from '#engine/reason/car.ts';
import { costsOf, partsOf } from '#engine/reason/costs.ts';
import { midSentence } from '#engine/words/mid-sentence.ts';
import type { Ground } from './ground.ts';
import { guideLink, LINKS, partLink } from './links.ts';
import { bullets, DIFFICULTY } from './words.ts';

const SHOWN_STEPS = 3;

export function tellHowTo(
  { mind: { knowledge }, jobs }: Pick<Ground, 'mind' | 'jobs'>,
  id: string,
  car: CarFacts,
  carName: string | undefined,
): ChatAnswer {
  const job = knowledge.jobs[id] as Job;
  const { low, high } = costsOf(job, knowledge.parts, car);
  const garage = high > 0 ? ` A garage would ask about ${poundsText(low, high)}.` : '';
  const mends = jobs.mends.get(id) ?? [];
  if (!canBeDoneOn(job, mends, car))
    return { content: `“${job.name}” is not a job for ${withoutIt(job, mends, car)}: it has nothing of the kind.` };
  if (job.difficulty === 'workshop')
    return {
      content: `“${job.name}” is a job for a workshop: it needs tools or training that a home does not have.${garage} I can help you find out whether you need it at all: tell me what the car does.`,
      sources: [LINKS.mechanics],
    };
  const needed = partsOf(job, knowledge.parts).map(({ part }) => part.name);
  const families = Object.keys(knowledge.parts).filter((part) => needed.includes(knowledge.parts[part]?.name ?? ''));
  const steps = job.steps.slice(0, SHOWN_STEPS).map((step, at) => `${at + 1}. ${step}`);
  const more = job.steps.length > SHOWN_STEPS ? `\n… and ${job.steps.length - SHOWN_STEPS} more in the guide.` : '';
  return {
    content: [
      `“${job.name}”${carName ? ` on your ${carName}` : ''} is ${DIFFICULTY[job.difficulty]}; a garage takes ${hoursBetween(...job.hours)}, so allow more at home.${garage}`,
      job.dangers.length > 0 ? `First, the dangers:\n${bullets(job.dangers)}` : '',
      `You need: ${[...job.tools.map(midSentence), ...needed.map((name) => midSentence(plainName(name)))].join(', ') || 'nothing special'}.`,
      `It begins like this:\n${steps.join('\n')}${more}`,
      job.stop_when ? `Stop and call a garage when: ${midSentence(job.stop_when)}` : '',
    ]
      .filter((line) => line !== '')
      .join('\n\n')
      .replaceAll('?', '.'),
    sources: [guideLink(knowledge, id), ...families.slice(0, 2).map((family) => partLink(knowledge, family))],
  };
}
