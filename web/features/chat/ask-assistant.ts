/** Asks the assistant and hands over its words as they come. */
import * as z from 'zod/mini';
import { ChatAnswer, ChatDelta, type ChatMessage, chat } from '#contract/chat.ts';
import { openCall } from '#web/lib/call.ts';
import { Wordless } from '#web/lib/refusal.ts';
import { words } from './words.ts';

/** Throws an error whose message is fit for the toast. */
export async function askAssistant(
  body: ChatMessage,
  onWords: (soFar: string) => void,
  signal: AbortSignal,
): Promise<z.infer<typeof Lenient>> {
  const response = await openCall(chat, { body, signal, accept: 'text/event-stream, application/json' }).catch(
    (error: unknown) => {
      if (error instanceof Wordless) throw new Error(words.toasts.responded(error.answered));
      throw error;
    },
  );
  if (!response.headers.get('content-type')?.includes('text/event-stream')) return whole(await response.text());
  let soFar = '';
  for await (const { name, data } of eventsOf(response)) {
    if (name === 'answer') return whole(data);
    const delta = z.safeParse(ChatDelta, parsed(data));
    if (!delta.success) continue;
    soFar += delta.data.text;
    onWords(soFar);
  }
  // Cut off before its end: what came is better than nothing.
  if (soFar !== '') return { content: soFar };
  throw new Error(words.toasts.unreadable);
}

/** An answer without content is answered too, with an apology. */
const Lenient = z.extend(ChatAnswer, { content: z.optional(z.string()) });

function whole(text: string): z.infer<typeof Lenient> {
  const answer = z.safeParse(Lenient, parsed(text));
  if (!answer.success) throw new Error(words.toasts.unreadable);
  return answer.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* eventsOf({ body }: Response): AsyncGenerator<{ name: string; data: string }> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = await reader.read();
    rest += value;
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1];
      const data = field('data');
      if (data !== undefined) yield { name: field('event') ?? 'message', data };
    }
    if (done) return;
  }
}
