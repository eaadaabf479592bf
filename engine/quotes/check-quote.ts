/** Sets a garage's quote against the job that mends the fault. It compares and asks; it never accuses. Pence, VAT included. */
import type { Fault, Job, Knowledge } from '../knowledge.ts';
import { findFamilies, type PartIndex, plainName } from '../parts/find-families.ts';
import type { CarFacts } from '../reason/car.ts';
import { classFactor, type NeededPart, partsOf } from '../reason/costs.ts';
import { type Garage, type LabourPlace, labourRate, withVat } from '../reason/labour.ts';
import { type QuotedLine, readQuote } from './read-lines.ts';

export interface Band {
  low: number;
  high: number;
}
export type Verdict = 'fair' | 'high' | 'low' | 'not-needed' | 'unknown';

export interface JudgedLine {
  text: string;
  kind: 'part' | 'labour' | 'extra' | 'unknown';
  price: number | null;
  verdict: Verdict;
  guide?: Band;
  over?: number;
  /** The part's name in the catalogue. */
  part?: string;
  /** Hours as quoted. */
  hours?: number;
}

export interface CheckedQuote {
  job: Job;
  lines: JudgedLine[];
  missing: { name: string; guide: Band }[];
  quoted: number;
  guide: Band;
  rate: Band;
}

/** A garage earns on the parts it fits; a dealer fits the car maker's own. */
const PART_MARGIN: Record<Garage, number> = { independent: 1.25, chain: 1.35, dealer: 1.7 };
/** Above the guide by less than this is still fair. */
export const TOLERANCE = 1.1;
/** Below this share of the guide it is worth asking what is left out. */
export const VERY_LOW = 0.5;
/** Small charges that most bills have. */
const EXTRA_HIGH = 2_000;

interface Setting {
  knowledge: Knowledge;
  index: PartIndex;
  car: CarFacts;
  place: LabourPlace;
  vatIncluded: boolean;
}

export function checkQuote(fault: Fault, text: string, setting: Setting): CheckedQuote {
  const { knowledge, index, car, place } = setting;
  const written = readQuote(text);
  // A line for VAT says that the others are without it.
  const addVat = !setting.vatIncluded || written.some(({ kind, price }) => kind === 'vat' && (price ?? 0) > 0);
  const lines = written
    .filter(({ kind }) => kind !== 'vat' && kind !== 'total')
    .map((line) => ({
      ...line,
      price: line.price === null ? null : addVat ? withVat(line.price) : line.price,
      families: line.kind === 'item' ? findFamilies(index, line.what) : [],
    }));

  const job = jobMeant(fault, knowledge, lines);
  const needed = partsOf(job, knowledge.parts);
  const alternatives = fault.mended_by.flatMap((id) => partsOf(knowledge.jobs[id] as Job, knowledge.parts));
  const rate = labourRate(place);
  const guideOf = partGuide(car, place);
  const named = new Set<string>();

  const judged = lines.map((line): JudgedLine => {
    const shared = { text: line.text, price: line.price };
    if (line.kind === 'labour') return { ...shared, ...labourOf(line, job, rate) };
    if (line.kind === 'extra')
      return { ...shared, kind: 'extra', ...against(line.price, { low: 0, high: diagnosisOr(line, rate) }) };
    const part = needed.find(({ id }) => line.families.includes(id));
    if (part) {
      named.add(part.id);
      return { ...shared, kind: 'part', part: plainName(part.part.name), ...against(line.price, guideOf(part)) };
    }
    // Another way of mending the same fault uses it: no reason to doubt it.
    const beside = alternatives.find(({ id }) => line.families.includes(id));
    if (beside)
      return { ...shared, kind: 'part', part: plainName(beside.part.name), ...against(line.price, guideOf(beside)) };
    const other = knowledge.parts[line.families[0] ?? ''];
    if (other) return { ...shared, kind: 'part', part: plainName(other.name), verdict: 'not-needed' };
    return { ...shared, kind: 'unknown', verdict: 'unknown' };
  });

  const missing = needed
    .filter(({ id }) => !named.has(id))
    .map((part) => ({ name: plainName(part.part.name), guide: guideOf(part) }));
  const parts = needed.map(guideOf);
  return {
    job,
    lines: judged,
    missing,
    quoted: judged.reduce((sum, { price }) => sum + (price ?? 0), 0),
    guide: {
      low: Math.round(job.hours[0] * rate.low) + parts.reduce((sum, { low }) => sum + low, 0),
      high: Math.round(job.hours[1] * rate.high) + parts.reduce((sum, { high }) => sum + high, 0),
    },
    rate,
  };
}

/** Of the jobs that mend the fault, the one that the quote's parts belong to; the usual one when none stands out. */
function jobMeant(fault: Fault, { jobs, parts }: Knowledge, lines: readonly { families: string[] }[]): Job {
  const possible = fault.mended_by.flatMap((id) => jobs[id] ?? []);
  const [usual] = possible;
  if (!usual) throw new Error(`No job mends ${fault.name}`);
  // By what the parts are worth: a tin of cleaner in common says less than the discs that are not there.
  const matches = (job: Job) =>
    partsOf(job, parts).reduce((sum, { id, part, count }) => {
      const worth = ((part.price[0] + part.price[1]) / 2) * count;
      return sum + (lines.some(({ families }) => families.includes(id)) ? worth : -worth / 2);
    }, 0);
  const best = possible.reduce((first, job) => (matches(job) > matches(first) ? job : first), usual);
  return matches(best) > 0 ? best : usual;
}

const partGuide = (car: CarFacts, { garage }: LabourPlace) => {
  const factor = classFactor(car) * 100;
  return ({ part, count }: NeededPart): Band => ({
    low: Math.round(part.price[0] * count * factor),
    high: Math.round(part.price[1] * count * factor * PART_MARGIN[garage]),
  });
};

function labourOf({ price, hours }: QuotedLine, job: Job, rate: Band): Omit<JudgedLine, 'text' | 'price'> {
  const guide = { low: Math.round(job.hours[0] * rate.low), high: Math.round(job.hours[1] * rate.high) };
  return { kind: 'labour', ...against(price, guide), ...(hours === null ? {} : { hours }) };
}

/** Finding a fault takes up to an hour; rags and disposal cost little. */
const diagnosisOr = ({ text }: QuotedLine, rate: Band): number =>
  /diagnos|inspection/i.test(text) ? rate.high : EXTRA_HIGH;

function against(price: number | null, guide: Band): { verdict: Verdict; guide: Band; over?: number } {
  if (price === null) return { verdict: 'unknown', guide };
  if (price > guide.high * TOLERANCE) return { verdict: 'high', guide, over: price - guide.high };
  return { verdict: price < guide.low * VERY_LOW ? 'low' : 'fair', guide };
}
