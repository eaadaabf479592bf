/** A language model as this house needs one: words, perhaps a picture, go in; words or a checked object come out. */
import type * as z from 'zod';

/** What a model does for owners; also the label in the metrics. */
export type Work = 'signs' | 'talk' | 'summary' | 'guide';

export interface Request {
  work: Work;
  /** Ours alone: never a word of an owner stands in it. */
  instructions: string;
  /** What owners wrote and what we found, as one text of JSON. */
  data: string;
  /** A small picture as a data URL, without metadata. */
  picture?: string | undefined;
  mostTokens: number;
}

/** Tokens. */
export interface Spent {
  read: number;
  written: number;
}

export interface Model {
  /** Provider and model, as an answer's `engine` names them: "anthropic/claude-haiku". */
  readonly name: string;
  /** An object of the shape. Throws ModelTrouble. */
  object<Value>(
    request: Request,
    shape: z.ZodType<Value>,
    signal: AbortSignal,
  ): Promise<{ value: Value; spent: Spent }>;
  /** Words as they come; what was spent, at the end. Throws ModelTrouble. */
  words(request: Request, signal: AbortSignal): AsyncGenerator<string, Spent>;
}

/** refused: the key or the account is at fault; busy: too many calls; unreadable: an answer nobody can use; failed: anything else. */
export type Trouble = 'refused' | 'busy' | 'unreadable' | 'failed' | 'too-slow';

/** A model did not do its work. Never shown to an owner. */
export class ModelTrouble extends Error {
  readonly kind: Trouble;
  /** Tokens that were paid for all the same. */
  readonly spent: Spent | undefined;
  constructor(kind: Trouble, message: string, more: { cause?: unknown; spent?: Spent | undefined } = {}) {
    super(message, { cause: more.cause });
    this.name = 'ModelTrouble';
    this.kind = kind;
    this.spent = more.spent;
  }
}
