/** A guide that a language model drafted: held to the shape and to the same gates as ours, whole or not at all. */
import * as z from 'zod';
import { CATEGORIES } from '#contract/tutorials.ts';
import { gateOn } from '#engine/jobs/gates.ts';
import type { DraftGuide } from './helper.ts';
import { unformatted } from './proofread.ts';

const line = z.string().trim().min(3).max(300);
const category = z.enum(Object.keys(CATEGORIES) as [keyof typeof CATEGORIES, ...(keyof typeof CATEGORIES)[]]);

export const Drafted = z.object({
  possible: z.boolean(),
  guide: z
    .object({
      title: line.max(90),
      description: line,
      category,
      difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
      minutes: z.number().int().min(5).max(600),
      dangers: z.array(line).min(1).max(8),
      tools: z.array(line.max(80)).max(15),
      parts: z.array(line.max(80)).max(10),
      steps: z.array(line).min(3).max(20),
      check: line,
      stopWhen: line,
    })
    .nullish(),
});

/** What no hobbyist is taught, beyond the topics that are gated by their name. */
const UNSAFE =
  /\b(?:brake (?:line|hose|pipe|fluid|cylinder)s?|bleed\w*|calipers?|master cylinder|ball joint|track rod|steering (?:rack|column)|wishbone|subframe|timing (?:belt|chain)|cambelt|weld\w*|fuel (?:filter|injector|hose)|petrol fumes|seat ?belts?|cat(?:alytic)? converter|tape over|bypass\w*|disabl\w+|defeat|without (?:axle )?stands?|held by the jack|bricks?|no need (?:for|to)|skip|ignore|never mind|safe to drive)\b/i;
/** A torque, a pressure, a measure: nobody has checked it. */
const FIGURE =
  /\b\d+(?:[.,]\d+)?\s?(?:nm|n·m|lb|ft|psi|bar|kpa|mm|cm|litres?|l|ml|v|volts?|amps?|a|°|degrees?|kg|turns?)\b/i;
const OUTSIDE =
  /<|>|[[\]{}]|https?:|www\.|@|[\w-]{2,}\.(?:com|net|org|io|co|uk|me|xyz|shop|app)\b|[£$€]|javascript|(?:\+|\b0)\d[\d\s()-]{7,}\d|\b(?:prompt|instructions?|password|click|website|whatsapp|telegram|as an ai|language model)\b/i;
const LIFTED =
  /\b(?:jack(?:ed|ing|s)?|axle stands?|under(?:neath)? the (?:car|vehicle)|wheels? off|(?:lift|raise)\w* the (?:car|vehicle|front|rear))\b/i;
const UNDER_A_JACK =
  'Never get under a car that only a jack holds. Use axle stands on firm, level ground, and chock the wheels.';

/** The guide as it may be shown; nothing when any line of it may not, for a missing step can hurt as much as a wrong one. */
export function passed(drafted: z.infer<typeof Drafted>): DraftGuide | undefined {
  const { possible, guide } = drafted;
  if (!possible || !guide) return undefined;
  const clean = {
    ...guide,
    title: unformatted(guide.title),
    description: unformatted(guide.description),
    dangers: guide.dangers.map(unformatted),
    tools: guide.tools.map(unformatted),
    parts: guide.parts.map(unformatted),
    steps: guide.steps.map(unformatted),
    check: unformatted(guide.check),
    stopWhen: unformatted(guide.stopWhen),
  };
  const lines = [clean.title, clean.description, ...clean.dangers, ...clean.tools, ...clean.parts, ...clean.steps];
  lines.push(clean.check, clean.stopWhen, ...guide.steps);
  const unfit = lines.some(
    (text) =>
      gateOn(text) !== undefined ||
      UNSAFE.test(text) ||
      FIGURE.test(text) ||
      OUTSIDE.test(text) ||
      !/\p{L}/u.test(text),
  );
  if (unfit) return undefined;
  return LIFTED.test(lines.join(' ')) ? { ...clean, dangers: [UNDER_A_JACK, ...clean.dangers] } : clean;
}
