/** What is said of each line of a quote: comparing and asking, never accusing. */
import { hoursBetween, poundsText } from '#contract/quote.ts';
import type { QuoteLine } from '#contract/quotes.ts';
import type { Job } from '#engine/knowledge.ts';
import type { Band, JudgedLine } from '#engine/quotes/check-quote.ts';
import { midSentence } from '#engine/words/mid-sentence.ts';

interface Said {
  note: string;
  ask?: string;
}

/** "1 to 1½ hours" */
const hoursOf = ({ hours: [low, high] }: Job): string => hoursBetween(low, high);

export function sayLine(line: JudgedLine, job: Job, rate: Band): Said {
  const { verdict, guide, kind, part, price, text } = line;
  const band = guide ? poundsText(guide.low, guide.high) : '';
  const what = kind === 'labour' ? 'labour' : kind === 'part' && part ? midSentence(part) : text;
  switch (verdict) {
    case 'fair':
      if (kind === 'labour')
        return { note: `Within the guide of ${band}: ${hoursOf(job)} at ${poundsText(rate.low, rate.high)} an hour.` };
      return kind === 'extra'
        ? { note: 'A usual small charge.' }
        : { note: `Within the guide of ${band}, fitted by a garage.` };
    case 'high':
      if (kind === 'labour')
        return {
          note: `Above the guide of ${band}: ${hoursOf(job)} at ${poundsText(rate.low, rate.high)} an hour.`,
          ask: `How many hours do you allow for this job, and at what rate? I had read of ${hoursOf(job)}.`,
        };
      return {
        note: `Above the guide of ${band}.`,
        ask: `Could you tell me the make of the ${what}, and is there a good alternative at a lower price? I had read of ${band}.`,
      };
    case 'low':
      return {
        note: `Well below the guide of ${band}. That may be a good price, or something may come on top.`,
        ask: `Is everything for the ${what} included in this price?`,
      };
    case 'not-needed':
      return {
        note: 'Not usually part of this repair. There may be a good reason for it.',
        ask: `Could you show me why the ${what} should be done as well?`,
      };
    case 'unknown':
      return price === null && kind !== 'unknown'
        ? { note: 'No price could be read in this line.', ask: `What does the ${what} come to, with VAT?` }
        : {
            note: 'We do not know this one, so we say nothing about its price.',
            ask: `Could you tell me what “${text.replace(/\s*£.*$/, '')}” covers?`,
          };
    default:
      return verdict satisfies never;
  }
}

export const toLine = (line: JudgedLine, job: Job, rate: Band): QuoteLine => ({
  text: line.text,
  kind: line.kind,
  price: line.price,
  verdict: line.verdict,
  ...(line.guide && { guide: line.guide }),
  ...(line.over !== undefined && { over: line.over }),
  ...sayLine(line, job, rate),
});

export const askForMissing = (name: string): string => `Does the price include the ${midSentence(name)}?`;
