/** The port: what a language model may do for owners. Features get a Helper, or none, and never hear of models. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OfferedSign } from '#engine/offered.ts';

/** Words to read signs from: typed, or what was said in a recording; perhaps with a picture beside them. */
export interface Reading {
  words: string;
  /** Names of signs to choose from. */
  choices: readonly string[];
  /** A small picture as a data URL. */
  picture?: string | undefined;
}

/** What is talked about. */
export interface Told {
  /** What the owner wrote, oldest first, the message to answer last. */
  owner: readonly string[];
  /** "2015 Ford Focus", from the fixed lists. */
  car?: string | undefined;
  /** What we found, in our own words: all that may be said again. */
  facts: string;
}

export interface DraftGuide {
  title: string;
  description: string;
  category: string;
  difficulty: 'beginner' | 'intermediate' | 'advanced';
  minutes: number;
  dangers: string[];
  tools: string[];
  parts: string[];
  steps: string[];
  check: string;
  stopWhen: string;
}

/** Waits without keeping a place that others need. */
export type Aside = <Result>(wait: () => Promise<Result>) => Promise<Result>;

/** Each does what it can within the owner's patience, and never throws. */
export interface Helper {
  /** As an answer's `engine` names it. */
  readonly name: string;
  /** Unweighed: what of it counts is the engine's to say. */
  readSigns(reading: Reading): Promise<OfferedSign[]>;
  /** For whoever waits until all is said, while others stand in the queue. The other calls do so by themselves. */
  aside: Aside;
  /** Proofread sentences as they come. Returns true when all of it was fit to be shown. */
  talk(told: Told): AsyncGenerator<string, boolean>;
  /** Our answer as a mechanic would say it, or nothing. */
  wordSummary(told: Told): Promise<string | undefined>;
  /** A guide that passed every gate, or nothing. */
  writeGuide(given: { topic: string; car?: string | undefined }): Promise<DraftGuide | undefined>;
}

/** The helper of one call; none where none is configured, or where the owner has not said yes. */
export type HelperFor = (call: { request: FastifyRequest; reply: FastifyReply }) => Helper | undefined;
