/** The conversation, kept as long as the tab: a look at a guide and back must not lose it. Pictures are not kept. */
import * as z from 'zod/mini';
import {
  ChatCase,
  ChatResult,
  ChatSeverity,
  ChatSource,
  type ChatTurn,
  HISTORY_MAX,
  TURN_MAX,
} from '#contract/chat.ts';
import { forThisTab, stored } from '#web/lib/storage.ts';

export const Message = z.object({
  id: z.number(),
  type: z.enum(['user', 'ai']),
  text: z.string(),
  /** ISO. */
  timestamp: z.string(),
  hasImage: z.optional(z.boolean()),
  hasAudio: z.optional(z.boolean()),
  severity: z.optional(ChatSeverity),
  results: z.optional(z.array(ChatResult)),
  sources: z.optional(z.array(ChatSource)),
  /** The language model that took part. */
  engine: z.optional(z.string()),
});
export type Message = z.infer<typeof Message>;

const Thread = z.object({
  messages: z.array(Message),
  case: z.nullable(ChatCase),
  /** ISO; when the welcome was said. */
  began: z._default(z.nullable(z.string()), null),
});
export type Thread = z.infer<typeof Thread>;

const MOST_KEPT = 200;
const store = stored('chatThread', Thread, { messages: [], case: null, began: null }, forThisTab);

export const threadStore = {
  ...store,
  begin: () => store.write({ ...store.read(), began: new Date().toISOString() }),
  add: (message: Omit<Message, 'id' | 'timestamp'>, more: Partial<Pick<Thread, 'case'>> = {}): Message => {
    const thread = store.read();
    const added = { ...message, id: (thread.messages.at(-1)?.id ?? 0) + 1, timestamp: new Date().toISOString() };
    store.write({ ...thread, ...more, messages: [...thread.messages, added].slice(-MOST_KEPT) });
    return added;
  },
};

/** The last messages as the server takes them; the welcome is never among them. */
export const historyOf = (messages: readonly Message[]): ChatTurn[] =>
  messages.slice(-HISTORY_MAX).map(({ type, text }) => ({
    role: type === 'user' ? 'user' : 'assistant',
    content: text.slice(0, TURN_MAX),
  }));
