/** The assistant: one message and what was said before become an answer, at once or word by word. */
import * as z from 'zod/mini';
import { CarInfo } from './cars.ts';
import { Answer, type Drive } from './diagnosis.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './text.ts';

export const MESSAGE_MAX = 4_000;
export const TURN_MAX = 8_000;
/** Turns of the conversation that are sent along. */
export const HISTORY_MAX = 10;

const NO_MESSAGE = 'Message cannot be empty';

export const ChatTurn = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(TURN_MAX)),
});
export type ChatTurn = z.infer<typeof ChatTurn>;

/** What the assistant has gathered so far. It comes with each answer; sent back, nothing is forgotten that fell out of the history. */
export const ChatCase = z.object({
  words: z.string().check(z.maxLength(20_000)),
  answers: z.array(Answer).check(z.maxLength(60)),
  /** The finding that was asked about last. */
  asked: z.optional(z.string().check(z.maxLength(80))),
  /** The thing in hand: `part:drop-link`, `job:brakes/bleed-brakes`, `talk:tread`. */
  about: z.optional(z.string().check(z.maxLength(120))),
});
export type ChatCase = z.infer<typeof ChatCase>;

export const ChatMessage = z.object({
  message: z
    .string(NO_MESSAGE)
    .check(
      z.trim(),
      z.minLength(1, NO_MESSAGE),
      z.maxLength(MESSAGE_MAX, `A message cannot exceed ${MESSAGE_MAX} characters`),
    ),
  /** Oldest first, without the message itself. */
  conversationHistory: z._default(z.array(ChatTurn).check(z.maxLength(HISTORY_MAX)), []),
  case: z.optional(z.nullable(ChatCase)),
  carId: z.optional(z.nullable(Id)),
  carInfo: z.optional(z.nullable(CarInfo)),
});
export type ChatMessage = z.input<typeof ChatMessage>;

export const ChatSeverity = z.enum(['low', 'medium', 'high']);
export type ChatSeverity = z.infer<typeof ChatSeverity>;

/** How bad it looks beside the verdict on driving: what may be driven is not urgent, what must stand still is. */
export function severityBeside(drive: Drive, severity: ChatSeverity): ChatSeverity {
  if (drive === 'stop') return 'high';
  if (drive === 'short-trips') return severity === 'low' ? 'medium' : severity;
  return severity === 'high' ? 'medium' : severity;
}

/** A suspected fault, as small as a chat has room for. */
export const ChatResult = z.object({
  id: z.string(),
  title: z.string(),
  severity: ChatSeverity,
  /** 0–1. */
  confidence: z.number(),
  repairCost: z.optional(z.string()),
});
export type ChatResult = z.infer<typeof ChatResult>;

export const ChatSource = z.object({
  title: z.string(),
  /** A path of the app. */
  href: z.string(),
});
export type ChatSource = z.infer<typeof ChatSource>;

export const ChatAnswer = z.object({
  content: z.string(),
  severity: z.optional(ChatSeverity),
  results: z.optional(z.array(ChatResult)),
  sources: z.optional(z.array(ChatSource)),
  case: z.optional(ChatCase),
  /** The language model that took part; left out when the answer is all our own. */
  engine: z.optional(z.string()),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;

/** Events of the stream: some words more, then the whole answer. */
export const ChatDelta = z.object({ text: z.string() });

export const chat = endpoint({
  method: 'POST',
  path: '/api/ai-chat',
  summary: 'Talks about a car; with Accept: text/event-stream as events `delta` and a last one `answer`',
  who: 'anyone',
  premium: 'The assistant is for premium members',
  cost: 'engine',
  bodyLimit: 256 * 1024,
  body: ChatMessage,
  reply: ChatAnswer,
});
