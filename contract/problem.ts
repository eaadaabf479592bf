/** The one table of all the ways a call can fail. The server throws it; `call` in the browser throws the very same class. */
import * as z from 'zod/mini';

/** Status of each code; a code that is missing here does not compile. */
export const PROBLEM_STATUS = {
  validation_failed: 400,
  unauthenticated: 401,
  premium_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  internal: 500,
  not_configured: 501,
  overloaded: 503,
} as const;
export type ProblemCode = keyof typeof PROBLEM_STATUS;

export const Detail = z.object({ path: z.string(), message: z.string() });
export type Detail = z.infer<typeof Detail>;

/** The body of every error answer. `message` is fit to show to an owner; `error` is for programs. */
export const ProblemReply = z.object({
  message: z.string(),
  error: z.string(),
  details: z.optional(z.array(Detail)),
  requestId: z.optional(z.string()),
});
export type ProblemReply = z.infer<typeof ProblemReply>;

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Detail[] | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    message: string,
    more: { details?: Detail[] | undefined; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'Problem';
    this.code = code;
    this.details = more.details;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return PROBLEM_STATUS[this.code];
  }
}
