/** What is said of things by themselves: a fault code, a lamp, a job, a price, a part. */
import type { ChatAnswer, ChatSeverity } from '#contract/chat.ts';
import { hoursText, poundsText } from '#contract/quote.ts';
import type { Drive, Job, Knowledge } from '#engine/knowledge.ts';
import { plainName } from '#engine/parts/find-families.ts';
import { type CarFacts, canBeOn } from '#engine/reason/car.ts';
import { classFactor, costsOf, partsOf } from '#engine/reason/costs.ts';
import { isMakerSpecific } from '#engine/words/codes.ts';
import { guideLink } from './about-case.ts';
import { roleOf } from './part-roles.ts';
import { bullets, DIFFICULTY, DRIVE_SENTENCE, lower } from './words.ts';

const BY_DRIVE: Record<Drive, ChatSeverity> = { ok: 'low', soon: 'medium', 'short-trips': 'medium', stop: 'high' };
const SHOWN_STEPS = 3;

export function tellCodes({ codes, faults }: Knowledge, asked: readonly string[]): ChatAnswer {
  const told = asked.slice(0, 4).map((code) => {
    const known = codes[code];
    if (!known)
      return isMakerSpecific(code)
        ? `${code} is one of the car maker’s own codes, and means different things on different makes. A reader that names your make can put it into words.`
        : `${code} is not a fault code I know. Check it for a slip.`;
    const causes = known.faults.slice(0, 4).map((id) => faults[id]?.name ?? id);
    return `${code} – ${known.name}. ${known.meaning}${causes.length > 0 ? `\nUsual causes, likeliest first:\n${bullets(causes)}` : ''}`;
  });
  const known = asked.flatMap((code) => codes[code]?.faults.slice(0, 1) ?? []).map((id) => faults[id]);
  const severity = (['high', 'medium', 'low'] as const).find((level) =>
    known.some((fault) => fault?.severity === level),
  );
  return {
    content: `${told.join('\n\n')}\n\nA code says what the car noticed, not which part to buy. What else do you notice when you drive?`,
    ...(severity && { severity }),
  };
}

export function tellLamps({ lamps }: Knowledge, asked: readonly string[]): ChatAnswer {
  const told = asked.flatMap((id) => lamps[id] ?? []);
  const worst = (['stop', 'short-trips', 'soon', 'ok'] as const).find((level) =>
    told.some(({ drive }) => drive === level),
  );
  return {
    content: told
      .map(({ name, looks, meaning, advice }) => `${name} (${lower(looks)}): ${meaning} ${advice}`)
      .concat(worst ? [DRIVE_SENTENCE[worst]] : [])
      .join('\n\n'),
    severity: BY_DRIVE[worst ?? 'ok'],
  };
}

export function tellHowTo(knowledge: Knowledge, id: string, car: CarFacts): ChatAnswer {
  const job = knowledge.jobs[id] as Job;
  const { low, high } = costsOf(job, knowledge.parts, car);
  const garage = high > 0 ? ` A garage would ask about ${poundsText(low, high)}.` : '';
  if (!canBeOn(job, car)) return { content: `“${job.name}” is not a job for a ${car.fuel ?? 'car'} like yours.` };
  if (job.difficulty === 'workshop')
    return {
      content: `“${job.name}” is a job for a workshop: it needs tools or training that a home does not have.${garage} I can help you find out whether you need it at all: tell me what the car does.`,
      sources: [{ title: 'Find Mechanics Near Me', href: '/mechanics-search' }],
    };
  const parts = partsOf(job, knowledge.parts).map(({ part }) => lower(plainName(part.name)));
  const steps = job.steps.slice(0, SHOWN_STEPS).map((step, at) => `${at + 1}. ${step}`);
  const more = job.steps.length > SHOWN_STEPS ? `\n… and ${job.steps.length - SHOWN_STEPS} more in the guide.` : '';
  return {
    content: [
      `“${job.name}” is ${DIFFICULTY[job.difficulty]}; a garage takes ${hoursText((job.hours[0] + job.hours[1]) / 2)}, so allow more at home.${garage}`,
      job.dangers.length > 0 ? `First, the dangers:\n${bullets(job.dangers)}` : '',
      `You need: ${[...job.tools.map(lower), ...parts].join(', ') || 'nothing special'}.`,
      `It begins like this:\n${steps.join('\n')}${more}`,
      job.stop_when ? `Stop and call a garage when: ${lower(job.stop_when)}` : '',
    ]
      .filter((line) => line !== '')
      .join('\n\n'),
    sources: [guideLink(knowledge, id)],
  };
}

export function tellPrice(
  knowledge: Knowledge,
  { job: jobId, part: partId }: { job?: string | undefined; part?: string | undefined },
  car: CarFacts,
): ChatAnswer {
  const lines: string[] = [];
  const part = partId === undefined ? undefined : knowledge.parts[partId];
  if (part) {
    const factor = classFactor(car) * 100;
    lines.push(`${part.name}: about ${poundsText(part.price[0] * factor, part.price[1] * factor)} for the part.`);
  }
  const job = jobId === undefined ? undefined : knowledge.jobs[jobId];
  if (job) {
    const { low, high, labourLow, labourHigh, labourHours } = costsOf(job, knowledge.parts, car);
    if (high > 0)
      lines.push(
        `${job.name} at an independent garage: about ${poundsText(low, high)}, of which ${poundsText(labourLow, labourHigh)} is ${hoursText(labourHours)} of labour.`,
      );
  }
  lines.push(
    'Guide prices with VAT; your car and your region move them. Have you been told that you need it, or what does the car do?',
  );
  return {
    content: lines.join('\n'),
    ...(job && jobId && job.difficulty !== 'workshop' && { sources: [guideLink(knowledge, jobId)] }),
  };
}

export function tellPart(knowledge: Knowledge, id: string, car: CarFacts): ChatAnswer {
  const part = knowledge.parts[id];
  if (!part) return { content: 'I do not know that part.' };
  const factor = classFactor(car) * 100;
  const failing = Object.values(knowledge.faults)
    .filter((fault) => fault.mended_by.slice(0, 1).some((job) => usesPart(knowledge.jobs[job], id)))
    .sort((a, b) => ORDER.indexOf(a.common) - ORDER.indexOf(b.common))[0];
  const also = part.also.length > 0 ? ` (also: ${part.also.slice(0, 3).join(', ')})` : '';
  return {
    content: [
      `${plainName(part.name)}${also}. ${roleOf(`${part.name} ${part.also.join(' ')}`) ?? ''}`.trim(),
      failing ? `When it goes wrong – ${lower(failing.name)}: ${failing.summary}` : '',
      `A new one costs about ${poundsText(part.price[0] * factor, part.price[1] * factor)}, without fitting.`,
      part.fit.length > 0 ? `So that it fits: ${part.fit.map(lower).join('; ')}.` : '',
    ]
      .filter((line) => line !== '')
      .join('\n\n'),
  };
}

const ORDER = ['very-common', 'common', 'occasional', 'uncommon', 'rare'];

const usesPart = (job: Job | undefined, id: string): boolean =>
  job?.parts.some((needed) => (typeof needed === 'string' ? needed : needed.part) === id) ?? false;
