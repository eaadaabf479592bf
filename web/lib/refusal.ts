/** An answer that says no, as an error fit to show. */
import * as z from 'zod/mini';
import { Detail, PROBLEM_STATUS, Problem, type ProblemCode } from '#contract/problem.ts';

/** Whoever stands before the server may answer too: a message alone is one, and so is a code. */
const Refusal = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  details: z.optional(z.array(Detail)),
});

/** The answer has no sentence for an owner: its message is the status, a colon, and what came instead. */
export class Wordless extends Problem {
  /** As it was answered; a code does not stand for every status. */
  readonly answered: number;
  /** What an `error` field says; null where the answer was JSON without one, undefined where it was none. */
  readonly said: string | null | undefined;

  constructor(
    answered: number,
    text: string,
    more: { said: string | null | undefined; retryAfter: number | undefined },
  ) {
    super(codeOf(answered), `${answered}: ${text}`, { retryAfter: more.retryAfter });
    this.answered = answered;
    this.said = more.said;
  }
}

export async function refusalOf(response: Response): Promise<Problem> {
  const text = await response.text().catch(() => '');
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const { data } = z.safeParse(Refusal, parsed(text));
  const { message, error, details } = data ?? {};
  if (message !== undefined) {
    const code = error !== undefined && isCode(error) ? error : codeOf(response.status);
    return new Problem(code, message, { details, retryAfter });
  }
  const said = data && (error !== undefined && !isCode(error) ? error : null);
  return new Wordless(response.status, isPage(text) ? response.statusText : text || response.statusText, {
    said,
    retryAfter,
  });
}

/** What a proxy shows to browsers is no sentence for an owner. */
const isPage = (text: string): boolean => /^\s*</.test(text);

/** Gives a wordless refusal these words. */
export const saying = (words: string) => (error: unknown) => {
  throw error instanceof Wordless ? new Problem(error.code, words, { cause: error }) : error;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isCode = (text: string): text is ProblemCode => text in PROBLEM_STATUS;

const codeOf = (status: number): ProblemCode =>
  Object.keys(PROBLEM_STATUS).find((code): code is ProblemCode => isCode(code) && PROBLEM_STATUS[code] === status) ??
  'internal';
