/** Garages' quotes checked, and what an hour costs where: for anyone. */
import type { FastifyInstance } from 'fastify';
import { GARAGES, labourRates, REGIONS } from '#contract/labour.ts';
import { Problem } from '#contract/problem.ts';
import { checkQuote as checkQuoteCall, type QuoteVerdict } from '#contract/quotes.ts';
import type { Mind } from '#engine/mind.ts';
import { type Band, checkQuote, TOLERANCE, VERY_LOW } from '#engine/quotes/check-quote.ts';
import { carFacts } from '#engine/reason/car.ts';
import { labourRate, UK_AVERAGE, vatIn } from '#engine/reason/labour.ts';
import { serve } from '#server/http/serve.ts';
import { partIndexOf } from '#server/indexes.ts';
import { thinking } from '#server/thinking.ts';
import { askForMissing, toLine } from './words.ts';

export function quoteRoutes(app: FastifyInstance, { knowledge }: Mind): void {
  const index = partIndexOf(knowledge);
  const rates = REGIONS.flatMap((region) =>
    GARAGES.map((garage) => ({ region, garage, ...labourRate({ region, garage }) })),
  );

  serve(app, labourRates, () => rates);

  serve(app, checkQuoteCall, ({ body }) => {
    const fault = knowledge.faults[body.faultId];
    if (!fault) throw new Problem('not_found', 'This fault is not known here');
    const { job, lines, missing, quoted, guide, rate } = thinking('quote', () =>
      checkQuote(fault, body.text, {
        knowledge,
        index,
        car: carFacts(body.carInfo ?? {}),
        place: body.labour ?? UK_AVERAGE,
        vatIncluded: body.vatIncluded,
      }),
    );
    const over = Math.max(0, quoted - guide.high);
    return {
      fault: fault.name,
      job: job.name,
      lines: lines.map((line) => toLine(line, job, rate)),
      missing: missing.map(({ name, guide: band }) => ({ name, guide: band, ask: askForMissing(name) })),
      total: {
        quoted,
        vat: vatIn(quoted),
        guide,
        verdict: verdictOf(quoted, guide),
        over,
      },
      rate,
      hours: { low: job.hours[0], high: job.hours[1] },
    };
  });
}

function verdictOf(quoted: number, { low, high }: Band): QuoteVerdict {
  if (quoted === 0) return 'unknown';
  if (quoted > high * TOLERANCE) return 'high';
  return quoted < low * VERY_LOW ? 'low' : 'fair';
}
