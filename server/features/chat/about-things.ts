/** What is said of things by themselves: a fault code, a lamp, a price, a part. */
import type { ChatAnswer, ChatSeverity, ChatSource } from '#contract/chat.ts';
import { hoursBetween, poundsText } from '#contract/quote.ts';
import type { Drive, Job, Knowledge } from '#engine/knowledge.ts';
import { plainName } from '#engine/parts/find-families.ts';
import type { CarFacts } from '#engine/reason/car.ts';
import { classFactor, costsOf } from '#engine/reason/costs.ts';
import { isMakerSpecific } from '#engine/words/codes.ts';
import { midSentence } from '#engine/words/mid-sentence.ts';
import { DRIVE_SENTENCE } from '#server/knowledge/drive-sentence.ts';
import type { Follow } from './follows.ts';
import { guideLink, LINKS, partLink } from './links.ts';
import { bullets, DIFFICULTY, plain } from './words.ts';

const BY_DRIVE: Record<Drive, ChatSeverity> = { ok: 'low', soon: 'medium', 'short-trips': 'medium', stop: 'high' };

export function tellCodes({ codes, faults }: Knowledge, asked: readonly string[]): ChatAnswer {
  const told = asked.slice(0, 4).map((code) => {
    const known = codes[code];
    if (!known)
      return isMakerSpecific(code)
        ? `${code} is one of the car maker’s own codes, and means different things on different makes. A reader that names your make can put it into words.`
        : `${code} is not a fault code I know. Check it for a slip.`;
    const causes = known.faults.slice(0, 4).map((id) => faults[id]?.name ?? id);
    return `${code} – ${known.name}. ${plain(known.meaning)}.${causes.length > 0 ? `\nUsual causes, likeliest first:\n${bullets(causes)}` : ''}`;
  });
  const known = asked.flatMap((code) => codes[code]?.faults.slice(0, 1) ?? []).map((id) => faults[id]);
  const severity = (['high', 'medium', 'low'] as const).find((level) =>
    known.some((fault) => fault?.severity === level),
  );
  return {
    content: `${told.join('\n\n')}\n\nA code says what the car noticed, not which part to buy: test before you replace anything. What else do you notice when you drive?`,
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
      .map(({ name, looks, meaning, advice }) => `${name} (${midSentence(looks)}): ${meaning} ${advice}`)
      .concat(worst ? [DRIVE_SENTENCE[worst]] : [])
      .join('\n\n'),
    severity: BY_DRIVE[worst ?? 'ok'],
  };
}

const partsIn = (job: Job): string[] => job.parts.map((needed) => (typeof needed === 'string' ? needed : needed.part));

/** Words that a job's id and a part's have in common: "replace-timing-belt" and "timing-belt-kit". */
const shared = (job: string, part: string): number =>
  part.split('-').filter((word) => job.split(/[-/]/).includes(word)).length + Number(/replace|change/.test(job));

/** The job that puts in such a part and little else. */
export function jobFitting({ jobs }: Knowledge, part: string): string | undefined {
  return Object.entries(jobs)
    .filter(([, job]) => partsIn(job).includes(part))
    .sort(
      ([idA, a], [idB, b]) =>
        shared(idB, part) - shared(idA, part) ||
        partsIn(a).indexOf(part) - partsIn(b).indexOf(part) ||
        partsIn(a).length - partsIn(b).length ||
        a.hours[0] - b.hours[0],
    )[0]?.[0];
}

export interface Price {
  job?: string | undefined;
  part?: string | undefined;
  /** Pounds that a garage asks. */
  quoted?: number | undefined;
}

export function tellPrice(knowledge: Knowledge, asked: Price, car: CarFacts, thenAsk: string): ChatAnswer {
  const lines: string[] = [];
  const sources: ChatSource[] = [];
  const part = asked.part === undefined ? undefined : knowledge.parts[asked.part];
  const jobId = asked.job ?? (asked.part === undefined ? undefined : jobFitting(knowledge, asked.part));
  const job = jobId === undefined ? undefined : knowledge.jobs[jobId];
  if (part && asked.part) {
    const factor = classFactor(car) * 100;
    lines.push(`${part.name}: about ${poundsText(part.price[0] * factor, part.price[1] * factor)} for the part.`);
    sources.push(partLink(knowledge, asked.part));
  }
  if (job && jobId) {
    const { low, high, labourLow, labourHigh, labourHoursLow, labourHoursHigh } = costsOf(job, knowledge.parts, car);
    if (high > 0)
      lines.push(
        `${job.name} at an independent garage: about ${poundsText(low, high)}, of which ${poundsText(labourLow, labourHigh)} is ${hoursBetween(labourHoursLow, labourHoursHigh)} of labour.`,
      );
    if (asked.quoted !== undefined) lines.push(judged(asked.quoted * 100, low, high));
    if (job.difficulty !== 'workshop') sources.push(guideLink(knowledge, jobId));
    const own = partsIn(job)[0];
    if (own && !part) sources.push(partLink(knowledge, own));
  }
  if (lines.length === 0) return { content: `For that I have no price. ${thenAsk}` };
  sources.push(LINKS['quote-check']);
  return {
    content: `${lines.join('\n')}\n\nGuide prices with VAT; your car and your region move them. ${thenAsk}`.trim(),
    sources,
  };
}

/** A garage's price beside ours, fairly: there may be more in it than we know. */
function judged(quoted: number, low: number, high: number): string {
  if (quoted > high * 1.15)
    return `What you were asked is above that. It need not be wrong: ask what is in it, parts and hours apart, and get a second price.`;
  if (quoted < low * 0.85)
    return `What you were asked is below that. Good, if it is for the same work and decent parts; ask what is in it.`;
  return 'What you were asked lies within that, so it looks fair to me.';
}

export function tellPart(knowledge: Knowledge, id: string, car: CarFacts): ChatAnswer {
  const part = knowledge.parts[id];
  if (!part) return { content: 'I do not know that part.' };
  const factor = classFactor(car) * 100;
  const failing = faultOfPart(knowledge, id);
  const also = part.also.length > 0 ? ` (also: ${part.also.slice(0, 3).join(', ')})` : '';
  return {
    content: [
      `${plainName(part.name)}${also}. ${part.does}`,
      failing ? `When it goes wrong – ${midSentence(failing.name)}: ${failing.summary}` : '',
      `A new one costs about ${poundsText(part.price[0] * factor, part.price[1] * factor)}, without fitting.`,
      part.fit.length > 0 ? `So that it fits: ${part.fit.map(midSentence).join('; ')}.` : '',
    ]
      .filter((line) => line !== '')
      .join('\n\n'),
    sources: [partLink(knowledge, id)],
  };
}

const ORDER = ['very-common', 'common', 'occasional', 'uncommon', 'rare'];

const faultOfPart = (knowledge: Knowledge, id: string) =>
  Object.values(knowledge.faults)
    .filter((fault) => fault.mended_by.slice(0, 1).some((job) => partsIn(knowledge.jobs[job] ?? NO_JOB).includes(id)))
    .sort((a, b) => ORDER.indexOf(a.common) - ORDER.indexOf(b.common))[0];

const NO_JOB = { parts: [] } as unknown as Job;

/** What most handbooks come to. */
const INTERVALS =
  'As a rule: oil and filter every year or 10,000 miles, pollen filter yearly, air filter every two years, spark plugs every 30,000 to 60,000 miles, brake fluid every two years, coolant every five, a timing belt every five to ten years or 60,000 to 100,000 miles; pads, discs and tyres when they are worn.';

const PAIRED = /brake|disc|pad|drum|shoe|spring|shock|damper|tyre|drop-link|wiper|bush|strut/;

/** What is asked on about a lamp. */
export function tellOfLamp(
  { lamps }: Knowledge,
  id: string,
  follow: Follow,
  said: (words: string) => boolean,
): ChatAnswer | undefined {
  const lamp = lamps[id];
  if (!lamp || !LAMP_FOLLOWS.has(follow)) return undefined;
  const calm =
    lamp.drive === 'ok' ? 'Yes, that lamp only tells you something; nothing is broken.' : DRIVE_SENTENCE[lamp.drive];
  const flashing = `${lamp.meaning} ${lamp.advice}`.split(/(?<=[.])\s+/).filter((sentence) => /flash/i.test(sentence));
  if (follow === 'flashing' && flashing.length > 0)
    return { content: `${lamp.name}: ${flashing.join(' ')}`, severity: BY_DRIVE[lamp.drive] };
  if (said(LAMP_AGAIN[lamp.drive])) return undefined;
  if (said(calm)) return { content: LAMP_AGAIN[lamp.drive], severity: BY_DRIVE[lamp.drive] };
  return { content: `${calm} ${lamp.advice}`, severity: BY_DRIVE[lamp.drive] };
}

const LAMP_AGAIN: Record<Drive, string> = {
  ok: 'Then all is well with that lamp. Should it stay on for miles, or others come with it, tell me.',
  soon: 'Good, then it is not urgent, but it is not nothing either: have the stored fault code read in the next days and tell me the code, and I can say more.',
  'short-trips': 'Even so, only to a garage with it, gently; have the fault code read there and tell me what it says.',
  stop: 'Even so: stop driving it until somebody has looked. That lamp is red for a reason.',
};

const LAMP_FOLLOWS = new Set<Follow>(['lamp', 'flashing', 'ignored', 'time', 'why', 'confirm']);

/** What is asked on about a part. */
export function tellOfPart(knowledge: Knowledge, id: string, follow: Follow): ChatAnswer | undefined {
  const part = knowledge.parts[id];
  if (!part) return undefined;
  const name = midSentence(plainName(part.name));
  const sources = [partLink(knowledge, id)];
  const jobId = jobFitting(knowledge, id);
  const job = jobId === undefined ? undefined : knowledge.jobs[jobId];
  const failing = faultOfPart(knowledge, id);
  switch (follow) {
    case 'pairs':
      return {
        content: PAIRED.test(id)
          ? `Yes, in pairs as a rule: both sides of the axle wear alike, and the car should behave the same left and right. That goes for ${name} too.`
          : `No need to do two: with ${name} you change the one that has failed, unless the other is as old and sits behind the same work.`,
        sources,
      };
    case 'needed':
      return {
        content: `${plainName(part.name)}: ${poundsText(part.price[0] * 100, part.price[1] * 100)}. Compare sellers below, and go by your number plate so that it fits.`,
        sources,
      };
    case 'where':
      return {
        content: `Its place differs from car to car, so I will not guess for yours. ${job ? `The work on it goes like this: ${job.steps[0]}` : 'The handbook or a repair manual shows it.'}`,
        sources: jobId && job?.difficulty !== 'workshop' ? [guideLink(knowledge, jobId), ...sources] : sources,
      };
    case 'failing':
    case 'ignored':
    case 'confirm':
      return failing
        ? {
            content: `When it goes wrong it shows like this: ${failing.examples[0] ?? failing.summary} ${failing.confirm[0] ? `To check: ${plain(failing.confirm[0].check)}; ${midSentence(plain(failing.confirm[0].expect))}.` : ''} Left alone: ${midSentence(failing.if_ignored[0] ?? 'it gets worse')}.`,
            sources,
          }
        : { content: `I have no fault of its own down for ${name}; it mostly fails with what it sits on.`, sources };
    case 'interval':
      return {
        content: `How often ${name} is changed stands in the service plan of your handbook, in miles and years, whichever comes first. ${INTERVALS}`,
        sources,
      };
    case 'dear':
    case 'hard':
    case 'time':
    case 'tools':
    case 'myself':
      return job && jobId ? tellOfJob(knowledge, jobId, follow) : undefined;
    default:
      return undefined;
  }
}

/** What is asked on about a job. */
export function tellOfJob(knowledge: Knowledge, id: string, follow: Follow): ChatAnswer | undefined {
  const job = knowledge.jobs[id];
  if (!job) return undefined;
  const sources = job.difficulty === 'workshop' ? [LINKS.mechanics] : [guideLink(knowledge, id)];
  const takes = hoursBetween(...job.hours);
  switch (follow) {
    case 'tools':
      return { content: `For “${job.name}”: ${job.tools.map(midSentence).join(', ') || 'no tools at all'}.`, sources };
    case 'time':
      return {
        content: `A garage takes ${takes} for it. The first time at home allow twice as long, so that you need not hurry.`,
        sources,
      };
    case 'hard':
    case 'myself':
      return {
        content:
          job.difficulty === 'workshop'
            ? `“${job.name}” is one for a workshop: it needs tools or training that a home does not have.`
            : `It is ${DIFFICULTY[job.difficulty]}. ${job.stop_when ? `Stop and call a garage when: ${midSentence(job.stop_when)}` : job.check}`,
        sources,
      };
    case 'needed': {
      const parts = partsIn(job).map((part) => midSentence(plainName(knowledge.parts[part]?.name ?? part)));
      return {
        content: `For “${job.name}” you need: ${parts.join(', ') || 'no parts'}.`,
        sources: [
          ...partsIn(job)
            .map((part) => partLink(knowledge, part))
            .slice(0, 3),
          ...sources,
        ],
      };
    }
    case 'pairs':
      return {
        content:
          'What brakes, springs or damps is done on both sides of the axle; the rest one at a time. The guide says where it matters.',
        sources,
      };
    case 'interval':
      return { content: `Your handbook’s service plan says when. ${INTERVALS}`, sources };
    case 'confirm':
    case 'failing':
      return { content: `You know that it worked by this: ${midSentence(job.check)}`, sources };
    case 'dear':
      return {
        content: `Mostly the hours: a garage needs ${takes} for it, because getting at it takes longer than changing it. The rest is parts and VAT.`,
        sources,
      };
    default:
      return undefined;
  }
}
