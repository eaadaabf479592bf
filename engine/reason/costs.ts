/** What a job costs in pence, parts and labour, VAT included. Derived from jobs and part families alone, so nothing can disagree. */
import type { Fault, Job, Knowledge, Part } from '../knowledge.ts';
import { type CarFacts, canBeOn } from './car.ts';
import { type LabourPlace, labourRate, UK_AVERAGE } from './labour.ts';

export interface JobCosts {
  partsLow: number;
  partsHigh: number;
  /** The middle of an easy car and an awkward one. */
  labourHours: number;
  labourHoursLow: number;
  labourHoursHigh: number;
  labourLow: number;
  labourHigh: number;
  low: number;
  high: number;
}

export type CarClass = 'small' | 'family' | 'large' | 'premium';

/** Part prices of a class against those of a family car. */
const CLASS_FACTOR: Record<CarClass, number> = { small: 0.85, family: 1, large: 1.25, premium: 1.5 };

const PREMIUM =
  /^(aston martin|audi|bentley|bmw|ferrari|genesis|infiniti|jaguar|lamborghini|land rover|lexus|lotus|maserati|mercedes-benz|polestar|porsche|tesla|volvo|alfa romeo|ds)$/i;
const SMALL =
  /^(aygo|yaris|up!?|polo|fox|lupo|fiesta|ka|corsa|adam|agila|viva|c1|c2|c3|107|108|206|207|208|clio|twingo|micra|picanto|rio|i10|i20|jazz|500|panda|punto|ibiza|mii|citigo|fabia|swift|alto|celerio|2|smart|fortwo|forfour|sandero)\b/i;
const LARGE =
  /transit|transporter|vito|sprinter|crafter|galaxy|s-max|sharan|x-trail|santa fe|sorento|land cruiser|hilux|ranger|navara|kodiaq|touareg|mondeo|passat|insignia|superb/i;

export function carClass({ make, model }: CarFacts): CarClass {
  if (make && PREMIUM.test(make)) return 'premium';
  if (model && SMALL.test(model)) return 'small';
  if (model && LARGE.test(model)) return 'large';
  return 'family';
}

export const classFactor = (car: CarFacts): number => CLASS_FACTOR[carClass(car)];

/** The first job that mends the fault on this car: a hybrid's battery is not an electric car's. */
export function usualJob(jobs: Knowledge['jobs'], { mended_by }: Pick<Fault, 'mended_by'>, car: CarFacts): Job {
  const mends = mended_by.map((id) => jobs[id] as Job);
  return mends.find((job) => canBeOn(job, car)) ?? (mends[0] as Job);
}

export interface NeededPart {
  id: string;
  part: Part;
  count: number;
}

/** The parts of a job, each with its family. */
export const partsOf = (job: Job, parts: Knowledge['parts']): NeededPart[] =>
  job.parts.flatMap((needed) => {
    const id = typeof needed === 'string' ? needed : needed.part;
    const part = parts[id];
    return part ? [{ id, part, count: typeof needed === 'string' ? 1 : needed.count }] : [];
  });

export function costsOf(job: Job, parts: Knowledge['parts'], car: CarFacts, place: LabourPlace = UK_AVERAGE): JobCosts {
  const rate = labourRate(place);
  const factor = classFactor(car);
  const sum = (side: 0 | 1) =>
    Math.round(
      partsOf(job, parts).reduce((total, { part, count }) => total + part.price[side] * count, 0) * factor * 100,
    );
  const partsLow = sum(0);
  const partsHigh = sum(1);
  const labourLow = Math.round(job.hours[0] * rate.low);
  const labourHigh = Math.round(job.hours[1] * rate.high);
  return {
    partsLow,
    partsHigh,
    // To the hundredth: sums of decimal hours carry a tail.
    labourHours: Math.round((job.hours[0] + job.hours[1]) * 50) / 100,
    labourHoursLow: job.hours[0],
    labourHoursHigh: job.hours[1],
    labourLow,
    labourHigh,
    low: partsLow + labourLow,
    high: partsHigh + labourHigh,
  };
}
