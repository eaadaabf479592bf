/** A Helper with a language model behind it: private things taken out before, everything proofread after. */
import * as z from 'zod';
import { CATEGORIES } from '#contract/tutorials.ts';
import { gateOn } from '#engine/jobs/gates.ts';
import type { Knowledge } from '#engine/knowledge.ts';
import type { CarefulModel } from './careful-model.ts';
import { Drafted, passed } from './draft-guide.ts';
import type { Aside, Helper, Told } from './helper.ts';
import { GUIDE, READ_SIGNS, SUMMARY, TALK } from './instructions.ts';
import type { Request } from './model.ts';
import { withoutPrivate } from './private-text.ts';
import { proofreader } from './proofread.ts';
import { type Readings, readingKey } from './readings.ts';
import { sentencesOf } from './sentences.ts';

const MOST_SIGNS = 12;
const MOST_SENTENCES = { talk: 6, summary: 4 };
/** What one call may send of an owner's words. */
const MOST_CHARACTERS = 4_000;
const MOST_TURNS = 4;

const ReadSigns = z.object({
  signs: z.array(z.object({ name: z.string().max(120), said: z.string().max(400).default('') })).max(100),
});

interface Given {
  name: string;
  model: CarefulModel;
  knowledge: Pick<Knowledge, 'signs' | 'faults' | 'parts'>;
  /** Names by which we know the owner. */
  names: readonly string[];
  readings: Readings;
  /** Whose words they are. */
  subject: string;
  aside: Aside;
}

export function modelHelper({ name, model, knowledge, names, readings, subject, aside }: Given): Helper {
  const outside = (text: string) => withoutPrivate(text.slice(0, MOST_CHARACTERS), names);

  async function* told(
    request: Omit<Request, 'data'>,
    { owner, car, facts }: Told,
    most: number,
  ): AsyncGenerator<string, boolean> {
    const turns = owner.slice(-MOST_TURNS).map(outside);
    const data = { owner: turns, ...(car && { car }), facts };
    const proof = proofreader({
      facts,
      owner: owner.join('\n'),
      instructions: request.instructions,
      knowledge,
    });
    const sentences = sentencesOf(model.words({ ...request, data: JSON.stringify(data) }));
    let shown = 0;
    try {
      for (;;) {
        const { done, value } = await sentences.next();
        if (done) return value && shown > 0;
        const read = proof(value);
        if (read === 'spoilt') return false;
        if (read === 'left-out') continue;
        shown += 1;
        yield read.sentence;
        if (shown === most) return true;
      }
    } finally {
      await sentences.return(false);
    }
  }

  return {
    name,
    aside,

    async readSigns({ words, choices, picture }) {
      const key = readingKey(subject, words, picture ?? '');
      const known = readings.find(key);
      if (known) return known;
      const list = Object.fromEntries(choices.map((sign) => [sign, knowledge.signs[sign]?.label ?? sign]));
      const owner = outside(words);
      const read = await aside(() =>
        model.object(
          {
            work: 'signs',
            instructions: READ_SIGNS,
            data: JSON.stringify({ owner, list }),
            picture,
            mostTokens: 1_500,
          },
          ReadSigns,
        ),
      );
      const signs = (read?.signs ?? []).slice(0, MOST_SIGNS).map(({ name: sign, said }) => ({ sign, said }));
      if (read) readings.keep(key, signs);
      return signs;
    },

    talk: (about) => told({ work: 'talk', instructions: TALK, mostTokens: 1_200 }, about, MOST_SENTENCES.talk),

    async wordSummary(about) {
      const sentences: string[] = [];
      const summary = told({ work: 'summary', instructions: SUMMARY, mostTokens: 800 }, about, MOST_SENTENCES.summary);
      return aside(async () => {
        for (;;) {
          const { done, value } = await summary.next();
          if (!done) sentences.push(value);
          else return value ? sentences.join(' ') : undefined;
        }
      });
    },

    async writeGuide({ topic, car }) {
      if (gateOn(topic)) return undefined;
      const drafted = await aside(() =>
        model.object(
          {
            work: 'guide',
            instructions: GUIDE,
            data: JSON.stringify({ topic: outside(topic), ...(car && { car }), categories: Object.keys(CATEGORIES) }),
            mostTokens: 3_000,
          },
          Drafted,
        ),
      );
      return drafted && passed(drafted);
    },
  };
}
