/** An answer as events: some words more each time, then the whole of it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ChatAnswer } from '#contract/chat.ts';

/** Slow enough to be read as it comes, whole within a second. */
const BETWEEN_MS = 12;
const WHOLE_WITHIN_MS = 1_000;

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export async function* asEvents(answer: ChatAnswer): AsyncGenerator<string> {
  const words = answer.content.match(/\S+\s*|\s+/g) ?? [];
  const atOnce = Math.max(1, Math.ceil((words.length * BETWEEN_MS) / WHOLE_WITHIN_MS));
  for (let at = 0; at < words.length; at += atOnce) {
    yield event('delta', { text: words.slice(at, at + atOnce).join('') });
    await wait(BETWEEN_MS);
  }
  yield event('answer', answer);
}

/** Words of a language model, as soon as they are there. */
export async function* asTheyCome(words: AsyncGenerator<string, ChatAnswer>): AsyncGenerator<string> {
  let spoken = false;
  for (;;) {
    const { done, value } = await words.next();
    if (!done) {
      spoken = true;
      yield event('delta', { text: value });
    } else if (spoken) return yield event('answer', value);
    else return yield* asEvents(value);
  }
}

export async function wholeOf(words: AsyncGenerator<string, ChatAnswer>): Promise<ChatAnswer> {
  for (;;) {
    const { done, value } = await words.next();
    if (done) return value;
  }
}
