/** npm run knowledge -- score-chat: how many of the written conversations the assistant holds, and what went wrong in the others. */
import type { Mind } from '#engine/mind.ts';
import { groundOf } from '#server/features/chat/ground.ts';
import { hold, readConversations } from './conversations.ts';

/** Only conversations with these words in them, when given. */
export function printChatScores(mind: Mind, only = ''): void {
  const ground = groundOf(mind);
  let held = 0;
  let all = 0;
  for (const [topic, conversations] of readConversations()) {
    const meant = conversations.filter(({ turns }) => turns.some(({ says }) => `${topic} ${says}`.includes(only)));
    const wrong = meant.map((conversation) => hold(ground, conversation)).filter((found) => found.length > 0);
    for (const found of wrong) console.log(`${topic}: ${found.join('\n')}\n`);
    held += meant.length - wrong.length;
    all += meant.length;
    console.log(`${topic}: ${meant.length - wrong.length} of ${meant.length} held`);
  }
  console.log(`the assistant holds ${held} of ${all} written conversations: ${((100 * held) / all).toFixed(1)} %`);
}
